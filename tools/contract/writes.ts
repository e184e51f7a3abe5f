import { STAFF_WRITES } from './staff-writes';
import { UNDOING_WRITES } from './undoing-writes';
import {
  actOnPost,
  CHATS,
  actOnBob,
  FOLDERS,
  MARKERS,
  OWN,
  POST,
  READ_POST,
  postAsCarol,
  UPDATE,
  lookUp,
} from './write';
import type { Write } from './write';

const SETTINGS = '/api/v1/pleroma/settings/contract';

/** Every kind of change that the client makes, except for those in `unwritten.ts`. */
export const WRITES: readonly Write[] = [
  ...UNDOING_WRITES,
  ...STAFF_WRITES,
  {
    prepare: [{ call: `PATCH ${SETTINGS}`, as: 'alice', json: { width: 3 } }],
    write: { call: `PATCH ${SETTINGS}`, as: 'alice', json: { width: 4 } },
    shownBy: [
      { call: `GET ${SETTINGS}`, as: 'alice', path: 'width', expected: 4 },
      { call: OWN, as: 'alice', path: 'pleroma.settings_store.contract.width', expected: 4 },
    ],
  },
  {
    prepare: [lookUp('alice')],
    write: {
      call: UPDATE,
      as: 'alice',
      json: { display_name: 'Another', note: 'Written', locked: true, hide_followers: true },
    },
    shownBy: [
      { call: OWN, as: 'alice', path: 'display_name', expected: 'Another' },
      { call: OWN, as: 'alice', path: 'source.note', expected: 'Written' },
      { call: OWN, as: 'alice', path: 'locked', expected: true },
      { call: 'GET /api/v1/accounts/{alice}', as: 'bob', path: 'display_name', expected: 'Another' },
      { call: 'GET /api/v1/accounts/{alice}', as: 'bob', path: 'pleroma.hide_followers', expected: true },
    ],
  },
  {
    prepare: [lookUp('alice')],
    write: { call: POST, as: 'alice', json: { status: 'Just written' }, keep: { written: 'id' } },
    shownBy: [
      { call: 'GET /api/v1/statuses/{written}', as: 'bob', path: 'id', expected: '{written}' },
      { call: 'GET /api/v1/timelines/home', as: 'alice', path: '*.id', expected: '{written}' },
      { call: 'GET /api/v1/timelines/public?local=true', path: '*.id', expected: '{written}' },
      { call: 'GET /api/v1/accounts/{alice}/statuses', as: 'bob', path: '*.id', expected: '{written}' },
    ],
  },
  {
    prepare: [postAsCarol],
    write: { call: 'PUT /api/v1/statuses/{said}', as: 'carol', json: { status: 'Said again' } },
    shownBy: [
      {
        call: 'GET /api/v1/statuses/{said}',
        as: 'bob',
        path: 'pleroma.content.text/plain',
        expected: 'Said again',
      },
      { call: 'GET /api/v1/statuses/{said}/source', as: 'carol', path: 'text', expected: 'Said again' },
      { call: 'GET /api/v1/statuses/{said}/history', as: 'bob', path: '1.content', expected: 'Said again' },
    ],
  },
  {
    prepare: [postAsCarol],
    write: {
      call: POST,
      as: 'alice',
      json: { status: 'A word', in_reply_to_id: '{said}' },
      keep: { reply: 'id' },
    },
    shownBy: [
      { call: 'GET /api/v1/statuses/{said}', as: 'bob', path: 'replies_count', expected: 1 },
      {
        call: 'GET /api/v1/statuses/{said}/context',
        as: 'bob',
        path: 'descendants.*.id',
        expected: '{reply}',
      },
    ],
  },
  {
    prepare: [postAsCarol],
    write: { call: 'DELETE /api/v1/statuses/{said}', as: 'carol' },
    shownBy: [
      { call: 'GET /api/v1/accounts/{carol:name}/statuses', as: 'bob', path: '*.id', unexpected: '{said}' },
      { call: READ_POST, as: 'bob', path: 'id', unexpected: '{said}' },
    ],
  },
  actOnPost('favourite', ['favourited', true], 'GET /api/v1/favourites'),
  actOnPost('reblog', ['reblogged', true]),
  actOnPost('bookmark', ['bookmarked', true], 'GET /api/v1/bookmarks'),
  actOnPost('mute', ['muted', true]),
  {
    prepare: [postAsCarol],
    write: { call: 'PUT /api/v1/pleroma/statuses/{said}/reactions/%F0%9F%98%80', as: 'alice', json: {} },
    shownBy: [
      { call: READ_POST, as: 'alice', path: 'pleroma.emoji_reactions.0.me', expected: true },
      { call: 'GET /api/v1/pleroma/statuses/{said}/reactions', as: 'bob', path: '0.count', expected: 1 },
    ],
  },
  {
    prepare: [postAsCarol],
    write: { call: 'POST /api/v1/statuses/{said}/pin', as: 'carol', json: {} },
    shownBy: [
      { call: READ_POST, as: 'carol', path: 'pinned', expected: true },
      {
        call: 'GET /api/v1/accounts/{carol:name}/statuses?pinned=true',
        as: 'bob',
        path: '*.id',
        expected: '{said}',
      },
    ],
  },
  {
    prepare: [
      {
        call: POST,
        as: 'alice',
        json: { status: 'Which?', poll: { options: ['this', 'that'], expires_in: 600 } },
        keep: { asked: 'id', poll: 'poll.id' },
      },
    ],
    write: { call: 'POST /api/v1/polls/{poll}/votes', as: 'bob', json: { choices: [1] } },
    shownBy: [
      { call: 'GET /api/v1/polls/{poll}', as: 'bob', path: 'voted', expected: true },
      { call: 'GET /api/v1/polls/{poll}', as: 'alice', path: 'votes_count', expected: 1 },
      { call: 'GET /api/v1/statuses/{asked}', as: 'bob', path: 'poll.voted', expected: true },
    ],
  },
  actOnBob(
    'follow',
    ['following', true],
    { call: 'GET /api/v1/accounts/{bob}/followers', as: 'alice', path: '*.id', expected: '{alice}' },
    { call: OWN, as: 'alice', path: 'following_count', expected: 1 },
    { call: 'GET /api/v1/accounts/{bob}', as: 'alice', path: 'followers_count', expected: 1 },
  ),
  actOnBob('mute', ['muting', true], {
    call: 'GET /api/v1/mutes',
    as: 'alice',
    path: '*.id',
    expected: '{bob}',
  }),
  actOnBob('block', ['blocking', true], {
    call: 'GET /api/v1/blocks',
    as: 'alice',
    path: '*.id',
    expected: '{bob}',
  }),
  {
    prepare: [lookUp('bob')],
    write: { call: 'POST /api/v1/accounts/{bob}/note', as: 'alice', json: { comment: 'Hazel' } },
    shownBy: [
      {
        call: 'GET /api/v1/accounts/relationships?id[]={bob}',
        as: 'alice',
        path: '0.note',
        expected: 'Hazel',
      },
    ],
  },
  {
    prepare: [],
    write: { call: 'POST /api/v1/lists', as: 'alice', json: { title: 'Hedges' }, keep: { list: 'id' } },
    shownBy: [
      { call: 'GET /api/v1/lists', as: 'alice', path: '*.id', expected: '{list}' },
      { call: 'GET /api/v1/lists/{list}', as: 'alice', path: 'title', expected: 'Hedges' },
    ],
  },
  {
    prepare: [],
    write: {
      call: 'POST /api/v1/filters',
      as: 'alice',
      json: { phrase: 'rain', context: ['home'] },
      keep: { filter: 'id' },
    },
    shownBy: [{ call: 'GET /api/v1/filters', as: 'alice', path: '*.id', expected: '{filter}' }],
  },
  {
    prepare: [],
    write: { call: `POST ${FOLDERS}`, as: 'alice', json: { name: 'Books' }, keep: { folder: 'id' } },
    shownBy: [{ call: `GET ${FOLDERS}`, as: 'alice', path: '*.id', expected: '{folder}' }],
  },
  {
    prepare: [
      lookUp('bob'),
      { call: `POST ${CHATS}/by-account-id/{bob}`, as: 'carol', json: {}, keep: { chat: 'id' } },
    ],
    write: {
      call: `POST ${CHATS}/{chat}/messages`,
      as: 'carol',
      json: { content: 'Kettle is on' },
      keep: { message: 'id' },
    },
    shownBy: [
      { call: `GET ${CHATS}/{chat}/messages`, as: 'carol', path: '*.id', expected: '{message}' },
      { call: `GET ${CHATS}`, as: 'bob', path: '0.unread', expected: 1 },
    ],
  },
  {
    prepare: [],
    write: {
      call: 'PUT /api/pleroma/notification_settings?block_from_strangers=true',
      as: 'alice',
    },
    shownBy: [
      { call: OWN, as: 'alice', path: 'pleroma.notification_settings.block_from_strangers', expected: true },
    ],
  },
  {
    prepare: [],
    write: { call: 'POST /api/v1/domain_blocks', as: 'alice', json: { domain: 'loud.example' } },
    shownBy: [{ call: 'GET /api/v1/domain_blocks', as: 'alice', path: '*', expected: 'loud.example' }],
  },
  {
    prepare: [
      {
        call: POST,
        as: 'carol',
        json: { status: '@{bob:name} hello' },
        keep: { hello: 'id' },
      },
      { call: 'GET /api/v1/notifications', as: 'bob', keep: { newest: '0.id' } },
    ],
    write: { call: 'POST /api/v1/pleroma/notifications/read', as: 'bob', json: { max_id: '{newest}' } },
    shownBy: [
      { call: 'GET /api/v1/notifications', as: 'bob', path: '0.pleroma.is_seen', expected: true },
      { call: OWN, as: 'bob', path: 'pleroma.unread_notifications_count', expected: 0 },
    ],
  },
  {
    prepare: [],
    write: {
      call: 'POST /api/v1/markers',
      as: 'alice',
      json: { home: { last_read_id: 'A1' }, notifications: { last_read_id: '7' } },
    },
    shownBy: [
      { call: MARKERS, as: 'alice', path: 'notifications.last_read_id', expected: '7' },
      { call: MARKERS, as: 'alice', path: 'home.last_read_id', expected: 'A1' },
    ],
  },
];
