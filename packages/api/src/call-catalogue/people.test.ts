import { expect, test } from 'vitest';
import {
  accountStatuses,
  addToList,
  answerFollowRequest,
  blockedPeople,
  changeList,
  createList,
  follow,
  followRequests,
  followedBy,
  followersOf,
  getAccount,
  getList,
  getRelationships,
  listMembers,
  lists,
  listsWith,
  lookupAccount,
  muteAccount,
  mutedPeople,
  removeFollower,
  removeList,
  search,
  searchAccounts,
  setBlock,
  setNote,
  setSubscription,
  takeFromList,
  unfollow,
  unmuteAccount,
  verifyCredentials,
} from '../index';
import { lines, sent } from '../testing/sent';
import { ids } from '../testing/some-ids';
import { wireAccount } from '../testing/wire-samples';

const facts = { status: 200, link: null };
const { account, otherAccount, list } = ids;

test('asks for people by id and by name, and how one stands to them [3.7.003, 3.7.004, 3.7.005, 3.7.006]', () => {
  const calls = [verifyCredentials(), getAccount(account), lookupAccount('a+b@far.example')];
  expect(lines(...calls, getRelationships([account, otherAccount]))).toEqual([
    'GET /api/v1/accounts/verify_credentials',
    'GET /api/v1/accounts/a%2F1?with_relationships=true',
    'GET /api/v1/accounts/lookup?acct=a%2Bb%40far.example',
    'GET /api/v1/accounts/relationships?id%5B%5D=a%2F1&id%5B%5D=a%2F2',
  ]);
});

test('asks for followers, and whom somebody follows, older and newer [3.7.007]', () => {
  const older = { cursor: { max_id: '7' } };
  const newer = { cursor: { since_id: '9' } };
  expect(lines(followedBy(account), followersOf(account, older), followersOf(account, newer))).toEqual([
    'GET /api/v1/accounts/a%2F1/following?with_relationships=true&limit=20',
    'GET /api/v1/accounts/a%2F1/followers?with_relationships=true&limit=20&max_id=7',
    'GET /api/v1/accounts/a%2F1/followers?with_relationships=true&limit=20&since_id=9',
  ]);
});

test('follows, with or without repeats, mutes for a time, and keeps a note [3.7.008, 3.7.010, 3.7.011]', () => {
  const calls = [
    follow(account, { repeats: false }),
    follow(account, { languages: ['de', 'en'] }),
    muteAccount(account, { notifications: true, seconds: 60 }),
    setNote(account, 'met at the harbour'),
  ];
  expect(calls.map(sent)).toEqual([
    { line: 'POST /api/v1/accounts/a%2F1/follow', body: { reblogs: false } },
    { line: 'POST /api/v1/accounts/a%2F1/follow', body: { languages: ['de', 'en'] } },
    {
      line: 'POST /api/v1/accounts/a%2F1/mute',
      body: { notifications: true, duration: 60, expires_in: 60 },
    },
    { line: 'POST /api/v1/accounts/a%2F1/note', body: { comment: 'met at the harbour' } },
  ]);
});

test('unfollows, blocks, unblocks, unmutes, loses a follower, and subscribes or not [3.7.009, 3.7.012]', () => {
  const calls = [
    unfollow(account),
    setBlock(account, true),
    setBlock(account, false),
    unmuteAccount(account),
  ];
  const more = [removeFollower(account), setSubscription(account, true), setSubscription(account, false)];
  expect(lines(...calls, ...more)).toEqual([
    'POST /api/v1/accounts/a%2F1/unfollow',
    'POST /api/v1/accounts/a%2F1/block',
    'POST /api/v1/accounts/a%2F1/unblock',
    'POST /api/v1/accounts/a%2F1/unmute',
    'POST /api/v1/accounts/a%2F1/remove_from_followers',
    'POST /api/v1/pleroma/accounts/a%2F1/subscribe',
    'POST /api/v1/pleroma/accounts/a%2F1/unsubscribe',
  ]);
});

test('asks which posts of somebody are pinned, and which lists they are in [3.7.013, 3.7.014]', () => {
  expect(lines(accountStatuses(account, { pinned: true }), listsWith(account))).toEqual([
    'GET /api/v1/accounts/a%2F1/statuses?pinned=true&limit=20',
    'GET /api/v1/accounts/a%2F1/lists',
  ]);
});

test('looks for people, and reads the accounts that are found [2.7.031, 3.7.015]', () => {
  const call = searchAccounts('nils & co', { resolve: true });
  expect(lines(call)).toEqual(['GET /api/v1/accounts/search?q=nils+%26+co&resolve=true']);
  expect(call.read([wireAccount(), {}], facts).items.map(({ account: found }) => found.acct)).toEqual([
    'nils',
  ]);
});

test('searches everything, page by page [3.7.081]', () => {
  const call = search('cats', { resolve: true, following: true, limit: 40, offset: 20 });
  const query = new URLSearchParams(sent(call).line.replace('GET /api/v2/search?', ''));
  expect(Object.fromEntries(query)).toEqual({
    q: 'cats',
    resolve: 'true',
    following: 'true',
    limit: '40',
    offset: '20',
    with_relationships: 'true',
  });
});

test('asks for the muted and the blocked, page by page [3.7.016]', () => {
  expect(lines(mutedPeople(), blockedPeople({ cursor: { max_id: '7' } }))).toEqual([
    'GET /api/v1/mutes?with_relationships=true&limit=20',
    'GET /api/v1/blocks?with_relationships=true&limit=20&max_id=7',
  ]);
});

test('asks who wants to follow, and answers [3.7.078]', () => {
  const answers = [answerFollowRequest(account, true), answerFollowRequest(account, false)];
  expect(lines(followRequests(), ...answers)).toEqual([
    'GET /api/v1/follow_requests?limit=20',
    'POST /api/v1/follow_requests/a%2F1/authorize',
    'POST /api/v1/follow_requests/a%2F1/reject',
  ]);
});

test('keeps lists [3.7.022]', () => {
  expect([lists(), getList(list), createList({ title: 'Birds' })].map(sent)).toEqual([
    { line: 'GET /api/v1/lists' },
    { line: 'GET /api/v1/lists/l%2F1' },
    { line: 'POST /api/v1/lists', body: { title: 'Birds' } },
  ]);
  expect([changeList(list, { title: 'Owls' }), removeList(list)].map(sent)).toEqual([
    { line: 'PUT /api/v1/lists/l%2F1', body: { title: 'Owls' } },
    { line: 'DELETE /api/v1/lists/l%2F1' },
  ]);
});

test('asks who is in a list, and puts people in and out [3.7.023]', () => {
  expect(sent(listMembers(list, { limit: 40, cursor: { max_id: '7' } }))).toEqual({
    line: 'GET /api/v1/lists/l%2F1/accounts?limit=40&max_id=7',
  });
  expect([listMembers(list), addToList(list, [account]), takeFromList(list, [account])].map(sent)).toEqual([
    { line: 'GET /api/v1/lists/l%2F1/accounts?limit=0' },
    { line: 'POST /api/v1/lists/l%2F1/accounts', body: { account_ids: ['a/1'] } },
    { line: 'DELETE /api/v1/lists/l%2F1/accounts?account_ids%5B%5D=a%2F1' },
  ]);
});
