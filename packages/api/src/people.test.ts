import { expect, test } from 'vitest';
import type { Call } from './call';
import {
  addToList,
  answerFollowRequest,
  changeList,
  directory,
  familiarFollowers,
  follow,
  followersOf,
  getAccountByName,
  getHashtag,
  listTimeline,
  lookupAccount,
  muteAccount,
  readAccount,
  readFamiliarFollowers,
  readHashtag,
  readList,
  readRelatedAccount,
  readRelationship,
  readSearchResult,
  readSuggestion,
  removeFollower,
  report,
  search,
  setBlock,
  setDomainBlock,
  setNote,
  setTagFollow,
  suggestions,
  takeFromList,
  accountStatuses,
} from './index';
import { wireAccount, wireStatus } from './testing/wire-samples';

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('unreadable');
  return value;
}

const { id } = known(readAccount(wireAccount({ id: 'a/b' })));
const listId = known(readList({ id: '7', title: 'Birds' })).id;

const described: [string, Call<unknown>, string][] = [
  ['a person by name', getAccountByName('nils@far.example'), 'GET /api/v1/accounts/nils%40far.example'],
  ['a name', lookupAccount('nils'), 'GET /api/v1/accounts/lookup'],
  ['their followers', followersOf(id), 'GET /api/v1/accounts/a%2Fb/followers'],
  ['their posts', accountStatuses(id), 'GET /api/v1/accounts/a%2Fb/statuses'],
  ['no block', setBlock(id, false), 'POST /api/v1/accounts/a%2Fb/unblock'],
  ['fewer followers', removeFollower(id), 'POST /api/v1/accounts/a%2Fb/remove_from_followers'],
  ['a request to go', answerFollowRequest(id, false), 'POST /api/v1/follow_requests/a%2Fb/reject'],
  ['a list’s timeline', listTimeline(listId), 'GET /api/v1/timelines/list/7'],
  ['a blocked host', setDomainBlock('far.example', false), 'DELETE /api/v1/domain_blocks'],
  ['older suggestions', suggestions(1), 'GET /api/v1/suggestions'],
  ['a tag', getHashtag('a b'), 'GET /api/v1/tags/a%20b'],
  ['a tag no longer', setTagFollow('cats', false), 'POST /api/v1/tags/cats/unfollow'],
  ['common friends', familiarFollowers([id]), 'GET /api/v1/accounts/familiar_followers'],
];

test.each(described)('asks for %s at the right place [3.7.013]', (_what, call, expected) => {
  expect(`${call.method} ${call.path}`).toBe(expected);
});

test('sends what was chosen and leaves the rest to the server [3.7.013]', () => {
  expect(follow(id, { repeats: false }).body).toEqual({
    kind: 'json',
    value: { reblogs: false, notify: undefined },
  });
  expect(muteAccount(id, { notifications: false, seconds: 0 }).body).toEqual({
    kind: 'json',
    value: { notifications: false, duration: 0, expires_in: 0 },
  });
  expect(muteAccount(id, { notifications: true, seconds: 60 }).body).toEqual({
    kind: 'json',
    value: { notifications: true, duration: 60, expires_in: 60 },
  });
  expect(setNote(id, '').body).toEqual({ kind: 'json', value: { comment: '' } });
  expect(setDomainBlock('far.example', true).body).toEqual({
    kind: 'json',
    value: { domain: 'far.example' },
  });
  expect(accountStatuses(id, { pinned: true, withoutReplies: true, tag: 'cats' }).query).toMatchObject({
    pinned: true,
    exclude_replies: true,
    only_media: null,
    tagged: 'cats',
  });
});

test('puts members of a list where every server reads them', () => {
  expect(addToList(listId, [id]).body).toEqual({ kind: 'json', value: { account_ids: [id] } });
  expect(takeFromList(listId, [id]).query).toEqual({ account_ids: [id] });
  expect(changeList(listId, { title: 'B', replies: 'none', exclusive: true }).body).toEqual({
    kind: 'json',
    value: { title: 'B', replies_policy: 'none', exclusive: true },
  });
});

test('a report names the rules only when some are meant', () => {
  const complaint = { accountId: id, statusIds: [], comment: 'x', forward: false, ruleIds: [] };
  expect(report(complaint).body).toEqual({
    kind: 'json',
    value: { account_id: id, status_ids: [], comment: 'x', forward: false },
  });
  expect(report({ ...complaint, ruleIds: ['3'] }).body).toMatchObject({
    value: { rule_ids: ['3'], category: 'violation' },
  });
  expect(report({ ...complaint, category: 'spam' }).body).toMatchObject({ value: { category: 'spam' } });
});

test('searching asks for one kind, page by page', () => {
  expect(search('cats', { kind: 'statuses', offset: 20, accountId: id }).query).toMatchObject({
    q: 'cats',
    type: 'statuses',
    offset: 20,
    account_id: id,
  });
  expect(directory({ order: 'new', local: true }).query).toMatchObject({ order: 'new', local: true });
});

test('reads both ways in which hashtags are sent, with their history [1.3.004]', () => {
  const sent = {
    name: 'cats',
    url: 'https://harbour.example/tag/cats',
    history: [{ day: '1730764800', uses: '4', accounts: 'many' }, { day: 'never' }],
    following: true,
  };
  expect(readHashtag(sent)).toEqual({
    name: 'cats',
    url: 'https://harbour.example/tag/cats',
    history: [{ day: 1_730_764_800, uses: 4, accounts: 0 }],
    following: true,
  });
  expect(readHashtag('cats')).toEqual({ name: 'cats', url: '', history: [], following: null });
  expect(readHashtag({ name: '' })).toBeUndefined();
});

test('reads what a search found, and refuses what is no result [1.3.004]', () => {
  const found = readSearchResult({
    accounts: [wireAccount(), {}],
    statuses: [wireStatus(), null],
    hashtags: ['cats', 7],
  });
  expect([found?.accounts.length, found?.statuses.length, found?.hashtags.length]).toEqual([1, 1, 1]);
  expect(readSearchResult({ accounts: [] })).toEqual({ accounts: [], statuses: [], hashtags: [] });
  expect(readSearchResult({})).toBeUndefined();
});

test('takes a relationship out of the account only when it is about that account', () => {
  const account = wireAccount();
  const told = { id: account.id, following: true, endorsed: true, note: null };
  const related = readRelatedAccount({ ...account, pleroma: { ...account.pleroma, relationship: told } });
  expect(related?.relationship).toMatchObject({ following: true, endorsed: true, note: null });
  expect(readRelatedAccount(account)?.relationship).toBeNull();
  const other = { ...account.pleroma, relationship: { ...told, id: 'somebody-else' } };
  expect(readRelatedAccount({ ...account, pleroma: other })?.relationship).toBeNull();
  expect(readRelationship({ id: '1', requested_by: true })).toMatchObject({
    requestedBy: true,
    endorsed: false,
    showingRepeats: true,
  });
});

test('knows a list by id and title, and its choices only where the server has them [3.3.014]', () => {
  const plain = { id: '1', title: 'Friends', replies: null, exclusive: null };
  expect(readList({ id: '1', title: 'Friends' })).toMatchObject(plain);
  expect(readList({ title: 'Friends' })).toBeUndefined();
  const told = { id: 'x', title: 'Friends', replies_policy: 'followed', exclusive: false };
  expect(readList(told)).toMatchObject({ replies: 'followed', exclusive: false });
  expect(readList({ ...told, replies_policy: 'some' })).toMatchObject({ replies: null });
});

test('reads suggestions of both versions, and common friends', () => {
  expect(readSuggestion({ source: 'staff', account: wireAccount() })).toMatchObject({
    source: 'staff',
    account: { acct: 'nils' },
  });
  expect(readSuggestion(wireAccount())).toMatchObject({ source: '', account: { acct: 'nils' } });
  expect(readFamiliarFollowers({ id: '1', accounts: [wireAccount(), {}] })?.accounts).toHaveLength(1);
});

test('follows a move one step, however the accounts point at each other', () => {
  const there = wireAccount({ id: 'there' });
  const moved = readAccount({ ...wireAccount(), moved: { ...there, moved: wireAccount() } });
  expect(moved?.movedTo).toMatchObject({ id: 'there', movedTo: null });
  expect(readAccount({ ...wireAccount(), moved: {}, memorial: true, limited: true })).toMatchObject({
    movedTo: null,
    memorial: true,
    limited: true,
  });
  expect(readAccount(wireAccount({ mute_expires_at: '2024-11-20T16:10:26Z' }))?.muteExpiresAt).toBe(
    '2024-11-20T16:10:26Z',
  );
});
