import { STAFF_WRITES } from './staff-writes';
import { TAKING_BACK } from './taking-back';
import { act, CHATS, decide, FOLDERS, MARKERS, OWN, POST, post, said, UPDATE, whoIs } from './write';
import type { Write } from './write';

const SETTINGS = '/api/v1/pleroma/settings/contract';

/** Every kind of change that the client makes, except for those in `unwritten.ts`. */
export const WRITES: readonly Write[] = [
  ...TAKING_BACK,
  ...STAFF_WRITES,
  {
    prepare: [{ call: `PATCH ${SETTINGS}`, as: 'alice', json: { width: 3 } }],
    write: { call: `PATCH ${SETTINGS}`, as: 'alice', json: { width: 4 } },
    shownBy: [
      { call: `GET ${SETTINGS}`, as: 'alice', at: 'width', is: 4 },
      { call: OWN, as: 'alice', at: 'pleroma.settings_store.contract.width', is: 4 },
    ],
  },
  {
    prepare: [whoIs('alice')],
    write: {
      call: UPDATE,
      as: 'alice',
      json: { display_name: 'Another', note: 'Written', locked: true, hide_followers: true },
    },
    shownBy: [
      { call: OWN, as: 'alice', at: 'display_name', is: 'Another' },
      { call: OWN, as: 'alice', at: 'source.note', is: 'Written' },
      { call: OWN, as: 'alice', at: 'locked', is: true },
      { call: 'GET /api/v1/accounts/{alice}', as: 'bob', at: 'display_name', is: 'Another' },
      { call: 'GET /api/v1/accounts/{alice}', as: 'bob', at: 'pleroma.hide_followers', is: true },
    ],
  },
  {
    prepare: [whoIs('alice')],
    write: { call: POST, as: 'alice', json: { status: 'Just written' }, keep: { written: 'id' } },
    shownBy: [
      { call: 'GET /api/v1/statuses/{written}', as: 'bob', at: 'id', is: '{written}' },
      { call: 'GET /api/v1/timelines/home', as: 'alice', at: '*.id', is: '{written}' },
      { call: 'GET /api/v1/timelines/public?local=true', at: '*.id', is: '{written}' },
      { call: 'GET /api/v1/accounts/{alice}/statuses', as: 'bob', at: '*.id', is: '{written}' },
    ],
  },
  {
    prepare: [said],
    write: { call: 'PUT /api/v1/statuses/{said}', as: 'carol', json: { status: 'Said again' } },
    shownBy: [
      { call: 'GET /api/v1/statuses/{said}', as: 'bob', at: 'pleroma.content.text/plain', is: 'Said again' },
      { call: 'GET /api/v1/statuses/{said}/source', as: 'carol', at: 'text', is: 'Said again' },
      { call: 'GET /api/v1/statuses/{said}/history', as: 'bob', at: '1.content', is: 'Said again' },
    ],
  },
  {
    prepare: [said],
    write: {
      call: POST,
      as: 'alice',
      json: { status: 'A word', in_reply_to_id: '{said}' },
      keep: { reply: 'id' },
    },
    shownBy: [
      { call: 'GET /api/v1/statuses/{said}', as: 'bob', at: 'replies_count', is: 1 },
      { call: 'GET /api/v1/statuses/{said}/context', as: 'bob', at: 'descendants.*.id', is: '{reply}' },
    ],
  },
  {
    prepare: [said],
    write: { call: 'DELETE /api/v1/statuses/{said}', as: 'carol' },
    shownBy: [
      { call: 'GET /api/v1/accounts/{carol:name}/statuses', as: 'bob', at: '*.id', isNot: '{said}' },
      { call: post, as: 'bob', at: 'id', isNot: '{said}' },
    ],
  },
  act('favourite', ['favourited', true], 'GET /api/v1/favourites'),
  act('reblog', ['reblogged', true]),
  act('bookmark', ['bookmarked', true], 'GET /api/v1/bookmarks'),
  act('mute', ['muted', true]),
  {
    prepare: [said],
    write: { call: 'PUT /api/v1/pleroma/statuses/{said}/reactions/%F0%9F%98%80', as: 'alice', json: {} },
    shownBy: [
      { call: post, as: 'alice', at: 'pleroma.emoji_reactions.0.me', is: true },
      { call: 'GET /api/v1/pleroma/statuses/{said}/reactions', as: 'bob', at: '0.count', is: 1 },
    ],
  },
  {
    prepare: [said],
    write: { call: 'POST /api/v1/statuses/{said}/pin', as: 'carol', json: {} },
    shownBy: [
      { call: post, as: 'carol', at: 'pinned', is: true },
      { call: 'GET /api/v1/accounts/{carol:name}/statuses?pinned=true', as: 'bob', at: '*.id', is: '{said}' },
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
      { call: 'GET /api/v1/polls/{poll}', as: 'bob', at: 'voted', is: true },
      { call: 'GET /api/v1/polls/{poll}', as: 'alice', at: 'votes_count', is: 1 },
      { call: 'GET /api/v1/statuses/{asked}', as: 'bob', at: 'poll.voted', is: true },
    ],
  },
  decide(
    'follow',
    ['following', true],
    { call: 'GET /api/v1/accounts/{bob}/followers', as: 'alice', at: '*.id', is: '{alice}' },
    { call: OWN, as: 'alice', at: 'following_count', is: 1 },
    { call: 'GET /api/v1/accounts/{bob}', as: 'alice', at: 'followers_count', is: 1 },
  ),
  decide('mute', ['muting', true], { call: 'GET /api/v1/mutes', as: 'alice', at: '*.id', is: '{bob}' }),
  decide('block', ['blocking', true], { call: 'GET /api/v1/blocks', as: 'alice', at: '*.id', is: '{bob}' }),
  {
    prepare: [whoIs('bob')],
    write: { call: 'POST /api/v1/accounts/{bob}/note', as: 'alice', json: { comment: 'Hazel' } },
    shownBy: [
      { call: 'GET /api/v1/accounts/relationships?id[]={bob}', as: 'alice', at: '0.note', is: 'Hazel' },
    ],
  },
  {
    prepare: [],
    write: { call: 'POST /api/v1/lists', as: 'alice', json: { title: 'Hedges' }, keep: { list: 'id' } },
    shownBy: [
      { call: 'GET /api/v1/lists', as: 'alice', at: '*.id', is: '{list}' },
      { call: 'GET /api/v1/lists/{list}', as: 'alice', at: 'title', is: 'Hedges' },
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
    shownBy: [{ call: 'GET /api/v1/filters', as: 'alice', at: '*.id', is: '{filter}' }],
  },
  {
    prepare: [],
    write: { call: `POST ${FOLDERS}`, as: 'alice', json: { name: 'Books' }, keep: { folder: 'id' } },
    shownBy: [{ call: `GET ${FOLDERS}`, as: 'alice', at: '*.id', is: '{folder}' }],
  },
  {
    prepare: [
      whoIs('bob'),
      { call: `POST ${CHATS}/by-account-id/{bob}`, as: 'carol', json: {}, keep: { chat: 'id' } },
    ],
    write: {
      call: `POST ${CHATS}/{chat}/messages`,
      as: 'carol',
      json: { content: 'Kettle is on' },
      keep: { message: 'id' },
    },
    shownBy: [
      { call: `GET ${CHATS}/{chat}/messages`, as: 'carol', at: '*.id', is: '{message}' },
      { call: `GET ${CHATS}`, as: 'bob', at: '0.unread', is: 1 },
    ],
  },
  {
    prepare: [],
    write: {
      call: 'PUT /api/pleroma/notification_settings?block_from_strangers=true',
      as: 'alice',
    },
    shownBy: [{ call: OWN, as: 'alice', at: 'pleroma.notification_settings.block_from_strangers', is: true }],
  },
  {
    prepare: [],
    write: { call: 'POST /api/v1/domain_blocks', as: 'alice', json: { domain: 'loud.example' } },
    shownBy: [{ call: 'GET /api/v1/domain_blocks', as: 'alice', at: '*', is: 'loud.example' }],
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
      { call: 'GET /api/v1/notifications', as: 'bob', at: '0.pleroma.is_seen', is: true },
      { call: OWN, as: 'bob', at: 'pleroma.unread_notifications_count', is: 0 },
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
      { call: MARKERS, as: 'alice', at: 'notifications.last_read_id', is: '7' },
      { call: MARKERS, as: 'alice', at: 'home.last_read_id', is: 'A1' },
    ],
  },
];
