import { expect, test } from 'vitest';
import type { Call } from './call';
import { ApiError } from './error';
import {
  chats,
  createFilter,
  createFilterGroup,
  moveMarkers,
  dismissNotificationGroup,
  notificationGroup,
  notificationGroups,
  notifications,
  readChat,
  readFilter,
  readFilterGroup,
  readMarkers,
  readNotification,
  readNotifications,
  readStatus,
  sendChatMessage,
} from './index';
import { wireAccount, wireNotification, wireStatus } from './testing/wire-samples';

const facts = { status: 200, link: null };

const message = {
  id: 'M1',
  chat_id: 'C1',
  account_id: 'A1',
  content: null,
  created_at: '2024-11-05T18:00:00.000Z',
  emojis: [],
  attachment: {
    id: '7',
    type: 'image',
    url: 'https://harbour.example/media/boat.png',
    preview_url: 'https://harbour.example/media/boat.png',
    description: 'a boat',
    pleroma: { mime_type: 'image/png' },
  },
  unread: true,
  card: null,
};
const chat = {
  id: 'C1',
  account: wireAccount(),
  unread: 12,
  last_message: message,
  updated_at: '2024-11-05T18:00:00.000Z',
};

function chatRead() {
  const read = readChat(chat);
  if (read === undefined) throw new Error('unreadable');
  return read;
}

test('a chat is read with its last message, which may be a file alone [2.3.012, 2.3.013]', () => {
  expect(chatRead()).toMatchObject({
    account: { acct: 'nils' },
    unreadCount: 12,
    lastMessage: { content: '', attachment: { kind: 'image' }, unread: true, idempotencyKey: null },
  });
  expect(readChat({ ...chat, last_message: null })?.lastMessage).toBeNull();
  expect(readChat({ ...chat, account: null })).toBeUndefined();
});

test('a page of chats goes on past one that cannot be read', () => {
  const page = chats().read([chat, { id: 'C2' }], facts);
  expect([page.items.length, page.dropped]).toEqual([1, 1]);
});

test('a chat message is sent with its key, and without a text when there is none [2.3.014]', () => {
  const call = sendChatMessage(chatRead().id, { text: null, mediaId: '7' }, 'key');
  expect(call).toMatchObject({
    method: 'POST',
    path: '/api/v1/pleroma/chats/C1/messages',
    headers: { 'Idempotency-Key': 'key' },
    body: { kind: 'json', value: { media_id: '7' } },
  });
  expect(() => call.read({}, facts)).toThrow(ApiError);
});

test('a filter of the first version is read; places that nobody knows are left out', () => {
  const filter = {
    id: '2',
    phrase: 'rain',
    context: ['home', 'kitchen'],
    expires_at: null,
    whole_word: true,
  };
  expect(readFilter(filter)).toEqual({
    id: '2',
    phrase: 'rain',
    contexts: ['home'],
    expiresAt: null,
    irreversible: false,
    wholeWord: true,
  });
  expect(readFilter({ ...filter, phrase: '' })).toBeUndefined();
});

const head = { id: '9', title: 'Food', context: ['home'], expires_at: null, filter_action: 'dance' };

test('a filter of the second version is read; an unknown action warns', () => {
  const group = {
    ...head,
    keywords: [{ id: '1', keyword: 'cheese', whole_word: false }, { id: '2' }],
    statuses: [{ id: '3', status_id: 'St1' }],
  };
  expect(readFilterGroup(group)).toMatchObject({
    title: 'Food',
    action: 'warn',
    keywords: [{ keyword: 'cheese', wholeWord: false }],
    statuses: [{ statusId: 'St1' }],
  });
});

test('a status tells which filters it met', () => {
  const filtered = [{ filter: head, keyword_matches: ['cheese'], status_matches: null }];
  expect(readStatus({ ...wireStatus(), filtered })?.filterMatches).toEqual([
    {
      filter: { id: '9', title: 'Food', contexts: ['home'], expiresAt: null, action: 'warn' },
      keywords: ['cheese'],
      statusIds: [],
    },
  ]);
  expect(readStatus(wireStatus())?.filterMatches).toEqual([]);
});

test('a chat mention and a report are read with what they tell of [2.3.008]', () => {
  const { status: _status, ...bare } = wireNotification({ type: 'pleroma:chat_mention' });
  expect(readNotification({ ...bare, chat_message: message })?.chatMessage).toMatchObject({ chatId: 'C1' });
  const report = {
    id: 'R1',
    content: 'rude',
    state: 'closed',
    created_at: '2024-11-05T18:00:00.000Z',
    account: wireAccount({ acct: 'bad' }),
    actor: wireAccount({ acct: 'good' }),
    statuses: [wireStatus()],
    notes: [{ id: 1, content: 'seen', user: wireAccount(), created_at: '2024-11-05T19:00:00.000Z' }],
  };
  expect(readNotification({ ...bare, type: 'pleroma:report', report })?.report).toMatchObject({
    id: 'R1',
    content: 'rude',
    state: 'closed',
    account: { acct: 'bad' },
    reporter: { acct: 'good' },
    statuses: [{ id: wireStatus().id }],
    notes: [{ content: 'seen', author: { acct: 'nils' } }],
  });
});

test('a report of Mastodon names the reported differently', () => {
  const { status: _status, ...bare } = wireNotification({ type: 'admin.report' });
  const report = { id: '3', comment: 'spam', target_account: wireAccount({ acct: 'bad' }) };
  expect(readNotification({ ...bare, report })?.report).toMatchObject({
    content: 'spam',
    state: 'open',
    account: { acct: 'bad' },
    reporter: null,
  });
});

test('markers are read in UTC; an empty id is none', () => {
  const marker = {
    last_read_id: '',
    version: 0,
    updated_at: '2026-11-20T16:03:56',
    pleroma: { unread_count: 172 },
  };
  expect(readMarkers({ notifications: marker })).toEqual({
    home: null,
    notifications: { lastReadId: null, version: 0, updatedAt: '2026-11-20T16:03:56Z', unreadCount: 172 },
  });
  const mastodon = { last_read_id: '103', version: 461, updated_at: '2019-11-24T19:39:39.337Z' };
  expect(readMarkers({ home: mastodon })?.home).toEqual({
    lastReadId: '103',
    version: 461,
    updatedAt: '2019-11-24T19:39:39.337Z',
    unreadCount: null,
  });
});

const id = readNotification(wireNotification())?.id;
if (id === undefined) throw new Error('unreadable');

test.each<[string, Call<unknown>, unknown]>([
  [
    'notifications of some kinds',
    notifications({ types: ['mention', 'status'], withMuted: true }),
    { query: { limit: 20, types: ['mention', 'status'], with_muted: true } },
  ],
  [
    'notifications in groups',
    notificationGroups({ groupedTypes: ['favourite'], excludeTypes: ['move'] }),
    { path: '/api/v2/notifications', query: { grouped_types: ['favourite'], exclude_types: ['move'] } },
  ],
  ['a group by its key', notificationGroup('a/b:like'), { path: '/api/v2/notifications/a%2Fb%3Alike' }],
  [
    'that all of a group are dismissed',
    dismissNotificationGroup('a/b:like'),
    { path: '/api/v2/notifications/a%2Fb%3Alike/dismiss' },
  ],
  ['that one is seen', readNotifications({ id }), { body: { value: { id: '4711' } } }],
  ['that all up to one are seen', readNotifications({ upTo: id }), { body: { value: { max_id: '4711' } } }],
  ['a marker', moveMarkers({ home: 'St9' }), { body: { value: { home: { last_read_id: 'St9' } } } }],
  [
    'a filter',
    createFilter({ phrase: 'x', contexts: ['home'], wholeWord: true, irreversible: false, expiresIn: null }),
    { body: { value: { phrase: 'x', context: ['home'], whole_word: true, expires_in: null } } },
  ],
  [
    'a filter with keywords',
    createFilterGroup({
      title: 'Food',
      contexts: ['home'],
      action: 'hide',
      expiresIn: 60,
      keywords: [{ keyword: 'cheese', wholeWord: true }],
    }),
    {
      body: {
        value: { filter_action: 'hide', keywords_attributes: [{ keyword: 'cheese', whole_word: true }] },
      },
    },
  ],
])('asks for %s as servers understand it', (_what, call, described) => {
  expect(call).toMatchObject(Object(described));
});
