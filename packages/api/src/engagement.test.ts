import { expect, test } from 'vitest';
import type { Call } from './call';
import {
  bookmarkFolders,
  bookmarks,
  changeBookmarkFolder,
  createBookmarkFolder,
  createStatus,
  favouritedBy,
  favourites,
  favouritesOf,
  getPoll,
  getReactions,
  quotesOf,
  readStatus,
  removeBookmarkFolder,
  repeatedBy,
  scrobblesOf,
  setBookmark,
  setConversationMute,
  setPin,
  setReaction,
  vote,
  type PollId,
} from './index';
import type { WirePoll } from './wire/index';
import { wireAccount, wireStatus } from './testing/wire-samples';

const facts = { status: 200, link: null };

function wirePoll(changes: Partial<WirePoll>): WirePoll {
  const { poll } = wireStatus();
  if (!poll) throw new Error('no poll');
  return { ...poll, ...changes };
}

function read() {
  const status = readStatus(wireStatus({ id: 'a/b', poll: wirePoll({ id: '7/8' }) }));
  if (!status?.poll) throw new Error('unreadable');
  return { id: status.id, pollId: status.poll.id satisfies PollId, accountId: status.account.id };
}

const { id, pollId, accountId } = read();
const fruit = { name: 'Fruit', emoji: '🍒' };

const described: [string, Call<unknown>, string][] = [
  ['a poll', getPoll(pollId), 'GET /api/v1/polls/7%2F8'],
  ['a vote', vote(pollId, [0]), 'POST /api/v1/polls/7%2F8/votes'],
  [
    'a reaction',
    setReaction(id, { emoji: '❤️', on: true, route: 'pleroma' }),
    'PUT /api/v1/pleroma/statuses/a%2Fb/reactions/%E2%9D%A4%EF%B8%8F',
  ],
  [
    'no reaction any more',
    setReaction(id, { emoji: 'owl@far.example', on: false, route: 'pleroma' }),
    'DELETE /api/v1/pleroma/statuses/a%2Fb/reactions/owl%40far.example',
  ],
  [
    'a reaction at Hollo',
    setReaction(id, { emoji: '👍', on: true, route: 'fedibird' }),
    'PUT /api/v1/statuses/a%2Fb/emoji_reactions/%F0%9F%91%8D',
  ],
  ['all reactions', getReactions(id), 'GET /api/v1/pleroma/statuses/a%2Fb/reactions'],
  ['one reaction', getReactions(id, 'owl'), 'GET /api/v1/pleroma/statuses/a%2Fb/reactions/owl'],
  ['who favourited', favouritedBy(id), 'GET /api/v1/statuses/a%2Fb/favourited_by'],
  ['who repeated', repeatedBy(id), 'GET /api/v1/statuses/a%2Fb/reblogged_by'],
  [
    'what they listen to',
    scrobblesOf(accountId),
    'GET /api/v1/pleroma/accounts/Ac000000000000nils/scrobbles',
  ],
  ['quotes', quotesOf(id, { route: 'pleroma' }), 'GET /api/v1/pleroma/statuses/a%2Fb/quotes'],
  ['quotes elsewhere', quotesOf(id, { route: 'mastodon' }), 'GET /api/v1/statuses/a%2Fb/quotes'],
  ['favourites', favourites(), 'GET /api/v1/favourites'],
  [
    'favourites of somebody',
    favouritesOf(accountId),
    'GET /api/v1/pleroma/accounts/Ac000000000000nils/favourites',
  ],
  ['bookmarks', bookmarks(), 'GET /api/v1/bookmarks'],
  ['folders', bookmarkFolders(), 'GET /api/v1/pleroma/bookmark_folders'],
  ['a new folder', createBookmarkFolder(fruit), 'POST /api/v1/pleroma/bookmark_folders'],
  ['another name', changeBookmarkFolder('F/1', fruit), 'PATCH /api/v1/pleroma/bookmark_folders/F%2F1'],
  ['no folder', removeBookmarkFolder('F'), 'DELETE /api/v1/pleroma/bookmark_folders/F'],
  ['a pin', setPin(id, true), 'POST /api/v1/statuses/a%2Fb/pin'],
  ['no pin', setPin(id, false), 'POST /api/v1/statuses/a%2Fb/unpin'],
  ['silence', setConversationMute(id, true), 'POST /api/v1/statuses/a%2Fb/mute'],
  ['no silence', setConversationMute(id, false), 'POST /api/v1/statuses/a%2Fb/unmute'],
];

test.each(described)(
  'asks for %s at the right place [2.7.010, 2.7.015, 2.7.016, 2.7.017, 3.7.073]',
  (_what, call, expected) => {
    expect(`${call.method} ${call.path}`).toBe(expected);
  },
);

test('sends a poll and a quote with a post, under the name that the server knows', () => {
  const draft = { text: 'Which?', subject: '', scope: 'public', sensitive: false } as const;
  const poll = { options: ['a', 'b'], expiresIn: 60, multiple: true };
  const quote = { id, parameter: 'quoted_status_id' } as const;
  expect(JSON.stringify(createStatus({ ...draft, poll, quote }, 'k').body)).toBe(
    '{"kind":"json","value":{"status":"Which?","visibility":"public","sensitive":false,' +
      '"poll":{"options":["a","b"],"expires_in":60,"multiple":true},"quoted_status_id":"a/b"}}',
  );
});

test('votes in JSON and reads how the poll then stands', () => {
  const call = vote(pollId, [2, 0]);
  expect(call.body).toEqual({ kind: 'json', value: { choices: [2, 0] } });
  const poll = call.read({ ...wirePoll({ id: '7' }), voted: true, own_votes: [2, 0] }, facts);
  expect(poll).toMatchObject({ voted: true, ownVotes: [2, 0] });
});

test('reads a poll of Hollo, whose voters are not known and which has no part of Pleroma', () => {
  const hollo = {
    id: '01a1f9a8-e61d-7b4c-8bd2-962d41d582d3',
    expires_at: '2026-11-23T15:52:38.173Z',
    expired: false,
    multiple: false,
    votes_count: 3,
    voters_count: null,
    voted: false,
    own_votes: [],
    options: [{ title: 'Ferry', votes_count: 3 }],
    emojis: [],
  };
  expect(getPoll(pollId).read(hollo, facts)).toMatchObject({
    votesCount: 3,
    votersCount: 0,
    nonAnonymous: false,
    options: [{ title: 'Ferry', votesCount: 3 }],
  });
});

test('an emoji that the other route cannot take says nothing of those that it can', () => {
  const wish = (emoji: string) => setReaction(id, { emoji, on: true, route: 'fedibird' });
  expect(wish('❤️')).toMatchObject({
    path: '/api/v1/statuses/a%2Fb/emoji_reactions/%E2%9D%A4',
    feature: 'reactionsOfFedibird',
  });
  expect(wish('👩‍🚀')).toHaveProperty('feature', 'joinedEmojiReactions');
});

test('reads reactions with their people, and leaves out what has no name [2.3.002]', () => {
  const owl = { name: 'owl@far.example', count: 2, me: true, url: 'https://far.example/owl.png' };
  const page = getReactions(id).read([{ ...owl, accounts: [wireAccount(), {}] }, { count: 1 }], facts);
  expect(page).toMatchObject({
    items: [{ ...owl, accountIds: [accountId], accounts: [{ fqn: 'nils@harbour.example' }] }],
    dropped: 1,
  });
});

test('reads folders, the name of a custom emoji without its colons', () => {
  const cherry = { id: 'F1', name: 'Fruit', emoji: ':cherry:', emoji_url: 'https://h.example/cherry.png' };
  const rows = [cherry, { id: 'F2', name: 'Odds', emoji: null, emoji_url: null }, { name: 'no id' }];
  expect(bookmarkFolders().read(rows, facts)).toMatchObject({
    items: [
      { id: 'F1', name: 'Fruit', emoji: 'cherry', emojiUrl: 'https://h.example/cherry.png' },
      { id: 'F2', name: 'Odds', emoji: null, emojiUrl: null },
    ],
    dropped: 1,
  });
});

test('puts a bookmark into a folder only when one is named', () => {
  expect(setBookmark(id, true).body).toBeUndefined();
  expect(setBookmark(id, false, 'F').body).toBeUndefined();
  expect(setBookmark(id, true, 'F').body).toEqual({ kind: 'json', value: { folder_id: 'F' } });
});

test('pages lists that have ids of their own by their cursor', () => {
  const link = '<https://h.example/api/v1/bookmarks?folder_id=F&limit=20&max_id=3>; rel="next"';
  const page = bookmarks({ folderId: 'F' }).read([wireStatus()], { status: 200, link });
  expect(page.older).toEqual({ max_id: '3' });
  expect(bookmarks({ folderId: 'F', cursor: page.older }).query).toEqual({
    folder_id: 'F',
    limit: 20,
    max_id: '3',
  });
  expect(favourites({ limit: 5 }).query).toEqual({ limit: 5 });
});
