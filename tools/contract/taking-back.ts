import { act, CHATS, decide, FOLDERS, OWN, POST, post, said, whoIs } from './write';
import type { Reading, Write } from './write';

const LIST = '/api/v1/lists/{list}';
const FILTER = '/api/v1/filters/{filter}';
const FOLDER = `${FOLDERS}/{folder}`;
const TALK = '/api/v1/conversations/{talk}';
const LATER = '/api/v1/scheduled_statuses';
const SOON = '2099-01-01T10:00:00.000Z';
const REACTION = '/api/v1/pleroma/statuses/{said}/reactions/%F0%9F%98%80';

/** Alice undoes an action on carol's post, after taking it. */
function takeBack(
  name: string,
  { done, shown, list }: { done: string; shown: string; list?: string },
): Write {
  const change = act(name, [shown, false]);
  const gone = list === undefined ? [] : [{ call: list, as: 'alice', at: '*.id', isNot: '{said}' }];
  const first = { call: `POST /api/v1/statuses/{said}/${done}`, as: 'alice', json: {} };
  return { ...change, prepare: [...change.prepare, first], shownBy: [...change.shownBy, ...gone] };
}

/** Alice and bob end what alice has started. */
function end(name: string, begun: string, [key, is]: readonly [string, boolean], ...more: Reading[]): Write {
  const change = decide(name, [key, is], ...more);
  const first = { call: `POST /api/v1/accounts/{bob}/${begun}`, as: 'alice', json: {} };
  return { ...change, prepare: [...change.prepare, first] };
}

const following: Reading = {
  call: 'GET /api/v1/accounts/relationships?id[]={bob}',
  as: 'alice',
  at: '0.following',
  is: true,
};
/** Alice sends dave a follow request, whatever their relationship was before. */
const asksDave = ['block', 'unblock', 'follow'].map((name) => ({
  call: `POST /api/v1/accounts/{dave}/${name}`,
  as: 'alice',
  json: {},
}));
const newList = { call: 'POST /api/v1/lists', as: 'alice', json: { title: 'Reeds' }, keep: { list: 'id' } };
const newFilter = {
  call: 'POST /api/v1/filters',
  as: 'alice',
  json: { phrase: 'sleet', context: ['home'] },
  keep: { filter: 'id' },
};
const newFolder = {
  call: `POST ${FOLDERS}`,
  as: 'alice',
  json: { name: 'Maps {turn}' },
  keep: { folder: 'id' },
};
const newMessage = [
  whoIs('bob'),
  { call: `POST ${CHATS}/by-account-id/{bob}`, as: 'carol', json: {}, keep: { chat: 'id' } },
  {
    call: `POST ${CHATS}/{chat}/messages`,
    as: 'carol',
    json: { content: 'Still there?' },
    keep: { message: 'id' },
  },
];
const asBob = [
  ...newMessage,
  { call: `GET ${CHATS}`, as: 'bob', keep: { chat: '0.id', last: '0.last_message.id' } },
];
const whispered = [
  { call: POST, as: 'bob', json: { status: '@{alice:name} between us', visibility: 'direct' } },
  { call: 'GET /api/v1/conversations', as: 'alice', keep: { talk: '0.id' } },
];
const planned = {
  call: POST,
  as: 'alice',
  json: { status: 'Tomorrow', scheduled_at: SOON },
  keep: { planned: 'id' },
};
const named = [
  { call: POST, as: 'carol', json: { status: '@{bob:name} over here' } },
  { call: 'GET /api/v1/notifications', as: 'bob', keep: { newest: '0.id' } },
];
const uploaded = {
  call: 'POST /api/v2/media',
  as: 'alice',
  form: {},
  files: { file: new Blob(['A sheet of paper'], { type: 'text/plain' }) },
  keep: { media: 'id' },
};

/** Changes that end, change or undo something created before. */
export const TAKING_BACK: readonly Write[] = [
  takeBack('unfavourite', { done: 'favourite', shown: 'favourited', list: 'GET /api/v1/favourites' }),
  takeBack('unreblog', { done: 'reblog', shown: 'reblogged' }),
  takeBack('unbookmark', { done: 'bookmark', shown: 'bookmarked', list: 'GET /api/v1/bookmarks' }),
  takeBack('unmute', { done: 'mute', shown: 'muted' }),
  {
    prepare: [said, { call: `PUT ${REACTION}`, as: 'alice', json: {} }],
    write: { call: `DELETE ${REACTION}`, as: 'alice' },
    shownBy: [{ call: post, as: 'alice', at: 'pleroma.emoji_reactions.*.name', isNot: '😀' }],
  },
  {
    prepare: [said, { call: 'POST /api/v1/statuses/{said}/pin', as: 'carol', json: {} }],
    write: { call: 'POST /api/v1/statuses/{said}/unpin', as: 'carol', json: {} },
    shownBy: [{ call: post, as: 'carol', at: 'pinned', is: false }],
  },
  end('unfollow', 'follow', ['following', false], {
    call: 'GET /api/v1/accounts/{alice}/following',
    as: 'alice',
    at: '*.id',
    isNot: '{bob}',
  }),
  end('unmute', 'mute', ['muting', false], {
    call: 'GET /api/v1/mutes',
    as: 'alice',
    at: '*.id',
    isNot: '{bob}',
  }),
  end('unblock', 'block', ['blocking', false], {
    call: 'GET /api/v1/blocks',
    as: 'alice',
    at: '*.id',
    isNot: '{bob}',
  }),
  end('pin', 'follow', ['endorsed', true], {
    call: 'GET /api/v1/endorsements',
    as: 'alice',
    at: '*.id',
    is: '{bob}',
  }),
  end('unpin', 'follow', ['endorsed', false]),
  {
    prepare: [whoIs('bob')],
    write: { call: 'POST /api/v1/pleroma/accounts/{bob}/subscribe', as: 'alice', json: {} },
    shownBy: [{ ...following, at: '0.subscribing' }],
  },
  {
    prepare: [whoIs('bob'), { call: 'POST /api/v1/pleroma/accounts/{bob}/subscribe', as: 'alice', json: {} }],
    write: { call: 'POST /api/v1/pleroma/accounts/{bob}/unsubscribe', as: 'alice', json: {} },
    shownBy: [{ ...following, at: '0.subscribing', is: false }],
  },
  {
    prepare: [
      whoIs('alice'),
      whoIs('bob'),
      { call: 'POST /api/v1/accounts/{bob}/follow', as: 'alice', json: {} },
    ],
    write: { call: 'POST /api/v1/accounts/{alice}/remove_from_followers', as: 'bob', json: {} },
    shownBy: [{ ...following, is: false }],
  },
  {
    prepare: [whoIs('dave'), whoIs('alice'), ...asksDave],
    write: { call: 'POST /api/v1/follow_requests/{alice}/authorize', as: 'dave', json: {} },
    shownBy: [
      { ...following, call: 'GET /api/v1/accounts/relationships?id[]={dave}' },
      { call: 'GET /api/v1/follow_requests', as: 'dave', at: '*.id', isNot: '{alice}' },
      { call: OWN, as: 'dave', at: 'followers_count', is: 1 },
    ],
  },
  {
    prepare: [whoIs('dave'), whoIs('alice'), ...asksDave],
    write: { call: 'POST /api/v1/follow_requests/{alice}/reject', as: 'dave', json: {} },
    shownBy: [
      { ...following, call: 'GET /api/v1/accounts/relationships?id[]={dave}', at: '0.requested', is: false },
      { call: 'GET /api/v1/follow_requests', as: 'dave', at: '*.id', isNot: '{alice}' },
    ],
  },
  {
    prepare: [{ call: 'POST /api/v1/domain_blocks', as: 'alice', json: { domain: 'dull.example' } }],
    write: { call: 'DELETE /api/v1/domain_blocks', as: 'alice', json: { domain: 'dull.example' } },
    shownBy: [{ call: 'GET /api/v1/domain_blocks', as: 'alice', at: '*', isNot: 'dull.example' }],
  },
  {
    prepare: [newList],
    write: { call: `PUT ${LIST}`, as: 'alice', json: { title: 'Rushes' } },
    shownBy: [{ call: `GET ${LIST}`, as: 'alice', at: 'title', is: 'Rushes' }],
  },
  {
    prepare: [newList],
    write: { call: `DELETE ${LIST}`, as: 'alice' },
    shownBy: [{ call: 'GET /api/v1/lists', as: 'alice', at: '*.id', isNot: '{list}' }],
  },
  {
    prepare: [whoIs('bob'), { call: 'POST /api/v1/accounts/{bob}/follow', as: 'alice', json: {} }, newList],
    write: { call: `POST ${LIST}/accounts`, as: 'alice', json: { account_ids: ['{bob}'] } },
    shownBy: [{ call: `GET ${LIST}/accounts`, as: 'alice', at: '*.id', is: '{bob}' }],
  },
  {
    prepare: [
      whoIs('bob'),
      newList,
      { call: `POST ${LIST}/accounts`, as: 'alice', json: { account_ids: ['{bob}'] } },
    ],
    write: { call: `DELETE ${LIST}/accounts?account_ids[]={bob}`, as: 'alice' },
    shownBy: [{ call: `GET ${LIST}/accounts`, as: 'alice', at: '*.id', isNot: '{bob}' }],
  },
  {
    prepare: [newFilter],
    write: { call: `PUT ${FILTER}`, as: 'alice', json: { phrase: 'hail', context: ['home'] } },
    shownBy: [{ call: `GET ${FILTER}`, as: 'alice', at: 'phrase', is: 'hail' }],
  },
  {
    prepare: [newFilter],
    write: { call: `DELETE ${FILTER}`, as: 'alice' },
    shownBy: [{ call: 'GET /api/v1/filters', as: 'alice', at: '*.id', isNot: '{filter}' }],
  },
  {
    prepare: [newFolder],
    write: { call: `PATCH ${FOLDER}`, as: 'alice', json: { name: 'Charts {turn}' } },
    shownBy: [{ call: `GET ${FOLDERS}`, as: 'alice', at: '*.name', is: 'Charts {turn}' }],
  },
  {
    prepare: [newFolder],
    write: { call: `DELETE ${FOLDER}`, as: 'alice' },
    shownBy: [{ call: `GET ${FOLDERS}`, as: 'alice', at: '*.id', isNot: '{folder}' }],
  },
  {
    prepare: asBob,
    write: { call: `POST ${CHATS}/{chat}/read`, as: 'bob', json: { last_read_id: '{last}' } },
    shownBy: [{ call: `GET ${CHATS}`, as: 'bob', at: '0.unread', is: 0 }],
  },
  {
    prepare: newMessage,
    write: { call: `DELETE ${CHATS}/{chat}/messages/{message}`, as: 'carol' },
    shownBy: [{ call: `GET ${CHATS}/{chat}/messages`, as: 'carol', at: '*.id', isNot: '{message}' }],
  },
  {
    prepare: [whoIs('dave')],
    write: { call: `POST ${CHATS}/by-account-id/{dave}`, as: 'carol', json: {}, keep: { chat: 'id' } },
    shownBy: [{ call: `GET ${CHATS}`, as: 'carol', at: '*.id', is: '{chat}' }],
  },
  {
    prepare: named,
    write: { call: 'POST /api/v1/pleroma/notifications/read', as: 'bob', json: { id: '{newest}' } },
    shownBy: [{ call: 'GET /api/v1/notifications', as: 'bob', at: '0.pleroma.is_seen', is: true }],
  },
  {
    prepare: whispered,
    write: { call: `POST ${TALK}/read`, as: 'alice', json: {} },
    shownBy: [{ call: 'GET /api/v1/conversations', as: 'alice', at: '0.unread', is: false }],
  },
  {
    prepare: whispered,
    write: { call: 'POST /api/v1/pleroma/conversations/read', as: 'alice', json: {} },
    shownBy: [
      { call: 'GET /api/v1/conversations', as: 'alice', at: '0.unread', is: false },
      { call: OWN, as: 'alice', at: 'pleroma.unread_conversation_count', is: 0 },
    ],
  },
  {
    prepare: whispered,
    write: { call: `DELETE ${TALK}`, as: 'alice' },
    shownBy: [{ call: 'GET /api/v1/conversations', as: 'alice', at: '*.id', isNot: '{talk}' }],
  },
  {
    prepare: [whoIs('carol'), whoIs('alice'), ...whispered],
    write: {
      call: 'PATCH /api/v1/pleroma/conversations/{talk}?recipients[]={carol}&recipients[]={alice}',
      as: 'alice',
    },
    shownBy: [
      {
        call: 'GET /api/v1/pleroma/conversations/{talk}',
        as: 'alice',
        at: 'accounts.*.id',
        is: '{carol}',
      },
    ],
  },
  {
    prepare: [],
    write: planned,
    shownBy: [{ call: `GET ${LATER}`, as: 'alice', at: '*.id', is: '{planned}' }],
  },
  {
    prepare: [planned],
    write: {
      call: `PUT ${LATER}/{planned}`,
      as: 'alice',
      json: { scheduled_at: '2099-02-01T10:00:00.000Z' },
    },
    shownBy: [
      { call: `GET ${LATER}/{planned}`, as: 'alice', at: 'scheduled_at', is: '2099-02-01T10:00:00.000Z' },
    ],
  },
  {
    prepare: [planned],
    write: { call: `DELETE ${LATER}/{planned}`, as: 'alice' },
    shownBy: [{ call: `GET ${LATER}`, as: 'alice', at: '*.id', isNot: '{planned}' }],
  },
  {
    prepare: named,
    write: { call: 'POST /api/v1/notifications/{newest}/dismiss', as: 'bob', json: {} },
    shownBy: [{ call: 'GET /api/v1/notifications', as: 'bob', at: '*.id', isNot: '{newest}' }],
  },
  {
    prepare: named,
    write: { call: 'DELETE /api/v1/notifications/destroy_multiple?ids[]={newest}', as: 'bob' },
    shownBy: [{ call: 'GET /api/v1/notifications', as: 'bob', at: '*.id', isNot: '{newest}' }],
  },
  {
    prepare: named,
    write: { call: 'POST /api/v1/notifications/clear', as: 'bob', json: {} },
    shownBy: [{ call: 'GET /api/v1/notifications', as: 'bob', at: '*.id', isNot: '{newest}' }],
  },
  {
    prepare: [],
    write: uploaded,
    shownBy: [{ call: 'GET /api/v1/media/{media}', as: 'alice', at: 'id', is: '{media}' }],
  },
  {
    prepare: [uploaded],
    write: { call: 'PUT /api/v1/media/{media}', as: 'alice', json: { description: 'A sheet' } },
    shownBy: [{ call: 'GET /api/v1/media/{media}', as: 'alice', at: 'description', is: 'A sheet' }],
  },
];
