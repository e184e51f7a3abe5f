import { expect, test } from 'vitest';
import {
  bookmarks,
  deleteStatus,
  describeMedia,
  directTimeline,
  editStatus,
  favouritedBy,
  favourites,
  favouritesOf,
  getContext,
  getHistory,
  getPoll,
  getReactions,
  getSource,
  getStatus,
  homeTimeline,
  listTimeline,
  notifications,
  publicTimeline,
  quotesOf,
  repeatedBy,
  report,
  setReaction,
  tagTimeline,
  vote,
  accountStatuses,
  statusesByIds,
} from '../index';
import { lines, sent } from '../testing/sent';
import { ids } from '../testing/some-ids';

const facts = { status: 200, link: null };

const timelines = [
  publicTimeline({ local: true }),
  homeTimeline(),
  directTimeline(),
  listTimeline(ids.list),
  tagTimeline('cats & dogs', { local: false }),
  notifications(),
  favourites(),
  bookmarks(),
  quotesOf(ids.status, { route: 'pleroma' }),
];
const addresses = [
  'GET /api/v1/timelines/public?local=true&limit=20',
  'GET /api/v1/timelines/home?limit=20',
  'GET /api/v1/timelines/direct?limit=20',
  'GET /api/v1/timelines/list/l%2F1?limit=20',
  'GET /api/v1/timelines/tag/cats%20%26%20dogs?limit=20',
  'GET /api/v1/notifications?limit=20',
  'GET /api/v1/favourites?limit=20',
  'GET /api/v1/bookmarks?limit=20',
  'GET /api/v1/pleroma/statuses/s%2F1/quotes?limit=20',
];

test('asks for each timeline where it is [3.7.067]', () => {
  expect(lines(...timelines)).toEqual(addresses);
});

test('says what of a timeline it wants, twenty at a time, and of which kinds in lists of more than one [3.7.068]', () => {
  const { status } = ids;
  const wanted = { onlyMedia: true, withMuted: true, replyVisibility: 'following' } as const;
  const asked = lines(
    homeTimeline({ ...wanted, minId: status }),
    publicTimeline({ local: true, sinceId: status, maxId: status }),
    notifications({ types: ['mention', 'move'] }),
  );
  const [home, local, told] = asked.map((line) => new URLSearchParams(line.split('?')[1]));
  expect(Object.fromEntries(home ?? [])).toEqual({
    limit: '20',
    min_id: 's/1',
    with_muted: 'true',
    only_media: 'true',
    reply_visibility: 'following',
  });
  expect(Object.fromEntries(local ?? [])).toEqual({
    limit: '20',
    local: 'true',
    since_id: 's/1',
    max_id: 's/1',
  });
  // The name that all servers know, of which `include_types[]` is the older one.
  expect(told?.getAll('types[]')).toEqual(['mention', 'move']);
});

test('asks for each timeline and for what somebody wrote, pinned and liked [2.7.003]', () => {
  expect(lines(...timelines)).toEqual(addresses);
  const ofSomebody = [
    favouritesOf(ids.account),
    accountStatuses(ids.account),
    accountStatuses(ids.account, { pinned: true }),
  ];
  expect(lines(...ofSomebody)).toEqual([
    'GET /api/v1/pleroma/accounts/a%2F1/favourites?limit=20',
    'GET /api/v1/accounts/a%2F1/statuses?limit=20',
    'GET /api/v1/accounts/a%2F1/statuses?pinned=true&limit=20',
  ]);
});

test('pages through what somebody likes as through a timeline [3.7.021]', () => {
  expect(lines(favouritesOf(ids.account, { cursor: { max_id: 'M' }, limit: 5 }))).toEqual([
    'GET /api/v1/pleroma/accounts/a%2F1/favourites?limit=5&max_id=M',
  ]);
});

test('asks for all that there is about one post [3.7.070]', () => {
  const { status } = ids;
  expect(lines(statusesByIds([status]))).toEqual(['GET /api/v1/statuses?id%5B%5D=s%2F1&ids%5B%5D=s%2F1']);
  const about = [getStatus(status), getContext(status), getSource(status), getHistory(status)];
  expect(lines(...about, favouritedBy(status), repeatedBy(status))).toEqual([
    'GET /api/v1/statuses/s%2F1',
    'GET /api/v1/statuses/s%2F1/context',
    'GET /api/v1/statuses/s%2F1/source',
    'GET /api/v1/statuses/s%2F1/history',
    'GET /api/v1/statuses/s%2F1/favourited_by?limit=20',
    'GET /api/v1/statuses/s%2F1/reblogged_by?limit=20',
  ]);
});

test('reads what a post was written as and how it was before [2.7.009]', () => {
  expect(lines(getSource(ids.status), getHistory(ids.status))).toEqual([
    'GET /api/v1/statuses/s%2F1/source',
    'GET /api/v1/statuses/s%2F1/history',
  ]);
  const source = { id: 's/1', text: '*hi*', spoiler_text: 'tea', content_type: 'text/markdown' };
  expect(getSource(ids.status).read(source, facts)).toEqual({
    id: 's/1',
    text: '*hi*',
    subject: 'tea',
    contentType: 'text/markdown',
  });
  expect(getHistory(ids.status).read([], facts).items).toEqual([]);
});

test('changes a post, and deletes it [3.7.072]', () => {
  const edit = { text: 'new', subject: 'tea', sensitive: true, mediaIds: ['1'], contentType: 'text/plain' };
  expect(sent(editStatus(ids.status, edit))).toEqual({
    line: 'PUT /api/v1/statuses/s%2F1',
    body: {
      status: 'new',
      spoiler_text: 'tea',
      sensitive: true,
      content_type: 'text/plain',
      media_ids: ['1'],
    },
  });
  expect(lines(deleteStatus(ids.status))).toEqual(['DELETE /api/v1/statuses/s%2F1']);
});

test('deletes a post [2.7.014]', () => {
  expect(lines(deleteStatus(ids.status))).toEqual(['DELETE /api/v1/statuses/s%2F1']);
});

test('asks who reacted [3.7.074]', () => {
  expect(lines(getReactions(ids.status))).toEqual(['GET /api/v1/pleroma/statuses/s%2F1/reactions']);
});

test('reacts, and takes it back [3.7.075]', () => {
  const wishes = [true, false].map((on) => setReaction(ids.status, { emoji: '❤', on, route: 'pleroma' }));
  expect(lines(...wishes)).toEqual([
    'PUT /api/v1/pleroma/statuses/s%2F1/reactions/%E2%9D%A4',
    'DELETE /api/v1/pleroma/statuses/s%2F1/reactions/%E2%9D%A4',
  ]);
});

test('describes a file that was sent [2.7.019]', () => {
  expect(sent(describeMedia('9', 'a boat'))).toEqual({
    line: 'PUT /api/v1/media/9',
    body: { description: 'a boat' },
  });
});

test('asks how a poll stands, and votes [2.7.020, 3.7.077]', () => {
  expect([getPoll(ids.poll), vote(ids.poll, [0, 2])].map(sent)).toEqual([
    { line: 'GET /api/v1/polls/7' },
    { line: 'POST /api/v1/polls/7/votes', body: { choices: [0, 2] } },
  ]);
});

test('reports somebody, with posts [2.7.024, 3.7.061]', () => {
  const { account: accountId, status } = ids;
  const complaint = { accountId, statusIds: [status], comment: 'rude', forward: true, ruleIds: [] };
  expect(sent(report(complaint))).toEqual({
    line: 'POST /api/v1/reports',
    body: { account_id: 'a/1', status_ids: ['s/1'], comment: 'rude', forward: true },
  });
});
