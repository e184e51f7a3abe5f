import { actOnPost, CHATS, actOnBob, FOLDERS, OWN, POST, READ_POST, postAsCarol, lookUp } from './write';
import type { Reading, Write } from './write';

const LIST = '/api/v1/lists/{list}';
const FILTER = '/api/v1/filters/{filter}';
const FOLDER = `${FOLDERS}/{folder}`;
const CONVERSATION = '/api/v1/conversations/{talk}';
const SCHEDULED = '/api/v1/scheduled_statuses';
const SCHEDULED_AT = '2099-01-01T10:00:00.000Z';
const REACTION = '/api/v1/pleroma/statuses/{said}/reactions/%F0%9F%98%80';

/** Alice undoes an action on carol's post, after taking it. */
function undoAction(
  name: string,
  { done, shown, list }: { done: string; shown: string; list?: string },
): Write {
  const change = actOnPost(name, [shown, false]);
  const gone = list === undefined ? [] : [{ call: list, as: 'alice', path: '*.id', unexpected: '{said}' }];
  const first = { call: `POST /api/v1/statuses/{said}/${done}`, as: 'alice', json: {} };
  return { ...change, prepare: [...change.prepare, first], shownBy: [...change.shownBy, ...gone] };
}

/** Alice and bob end what alice has started. */
function endRelation(
  name: string,
  startAction: string,
  [key, is]: readonly [string, boolean],
  ...more: Reading[]
): Write {
  const change = actOnBob(name, [key, is], ...more);
  const first = { call: `POST /api/v1/accounts/{bob}/${startAction}`, as: 'alice', json: {} };
  return { ...change, prepare: [...change.prepare, first] };
}

const following: Reading = {
  call: 'GET /api/v1/accounts/relationships?id[]={bob}',
  as: 'alice',
  path: '0.following',
  expected: true,
};
/** Alice sends dave a follow request, whatever their relationship was before. */
const requestToFollowDave = ['block', 'unblock', 'follow'].map((name) => ({
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
  lookUp('bob'),
  { call: `POST ${CHATS}/by-account-id/{bob}`, as: 'carol', json: {}, keep: { chat: 'id' } },
  {
    call: `POST ${CHATS}/{chat}/messages`,
    as: 'carol',
    json: { content: 'Still there?' },
    keep: { message: 'id' },
  },
];
const readAsBob = [
  ...newMessage,
  { call: `GET ${CHATS}`, as: 'bob', keep: { chat: '0.id', last: '0.last_message.id' } },
];
const sendDirect = [
  { call: POST, as: 'bob', json: { status: '@{alice:name} between us', visibility: 'direct' } },
  { call: 'GET /api/v1/conversations', as: 'alice', keep: { talk: '0.id' } },
];
const schedulePost = {
  call: POST,
  as: 'alice',
  json: { status: 'Tomorrow', scheduled_at: SCHEDULED_AT },
  keep: { planned: 'id' },
};
const mentionBob = [
  { call: POST, as: 'carol', json: { status: '@{bob:name} over here' } },
  { call: 'GET /api/v1/notifications', as: 'bob', keep: { newest: '0.id' } },
];
const uploadFile = {
  call: 'POST /api/v2/media',
  as: 'alice',
  form: {},
  files: { file: new Blob(['A sheet of paper'], { type: 'text/plain' }) },
  keep: { media: 'id' },
};

/** Changes that end, change or undo something created before. */
export const UNDOING_WRITES: readonly Write[] = [
  undoAction('unfavourite', { done: 'favourite', shown: 'favourited', list: 'GET /api/v1/favourites' }),
  undoAction('unreblog', { done: 'reblog', shown: 'reblogged' }),
  undoAction('unbookmark', { done: 'bookmark', shown: 'bookmarked', list: 'GET /api/v1/bookmarks' }),
  undoAction('unmute', { done: 'mute', shown: 'muted' }),
  {
    prepare: [postAsCarol, { call: `PUT ${REACTION}`, as: 'alice', json: {} }],
    write: { call: `DELETE ${REACTION}`, as: 'alice' },
    shownBy: [{ call: READ_POST, as: 'alice', path: 'pleroma.emoji_reactions.*.name', unexpected: '😀' }],
  },
  {
    prepare: [postAsCarol, { call: 'POST /api/v1/statuses/{said}/pin', as: 'carol', json: {} }],
    write: { call: 'POST /api/v1/statuses/{said}/unpin', as: 'carol', json: {} },
    shownBy: [{ call: READ_POST, as: 'carol', path: 'pinned', expected: false }],
  },
  endRelation('unfollow', 'follow', ['following', false], {
    call: 'GET /api/v1/accounts/{alice}/following',
    as: 'alice',
    path: '*.id',
    unexpected: '{bob}',
  }),
  endRelation('unmute', 'mute', ['muting', false], {
    call: 'GET /api/v1/mutes',
    as: 'alice',
    path: '*.id',
    unexpected: '{bob}',
  }),
  endRelation('unblock', 'block', ['blocking', false], {
    call: 'GET /api/v1/blocks',
    as: 'alice',
    path: '*.id',
    unexpected: '{bob}',
  }),
  endRelation('pin', 'follow', ['endorsed', true], {
    call: 'GET /api/v1/endorsements',
    as: 'alice',
    path: '*.id',
    expected: '{bob}',
  }),
  endRelation('unpin', 'follow', ['endorsed', false]),
  {
    prepare: [lookUp('bob')],
    write: { call: 'POST /api/v1/pleroma/accounts/{bob}/subscribe', as: 'alice', json: {} },
    shownBy: [{ ...following, path: '0.subscribing' }],
  },
  {
    prepare: [
      lookUp('bob'),
      { call: 'POST /api/v1/pleroma/accounts/{bob}/subscribe', as: 'alice', json: {} },
    ],
    write: { call: 'POST /api/v1/pleroma/accounts/{bob}/unsubscribe', as: 'alice', json: {} },
    shownBy: [{ ...following, path: '0.subscribing', expected: false }],
  },
  {
    prepare: [
      lookUp('alice'),
      lookUp('bob'),
      { call: 'POST /api/v1/accounts/{bob}/follow', as: 'alice', json: {} },
    ],
    write: { call: 'POST /api/v1/accounts/{alice}/remove_from_followers', as: 'bob', json: {} },
    shownBy: [{ ...following, expected: false }],
  },
  {
    prepare: [lookUp('dave'), lookUp('alice'), ...requestToFollowDave],
    write: { call: 'POST /api/v1/follow_requests/{alice}/authorize', as: 'dave', json: {} },
    shownBy: [
      { ...following, call: 'GET /api/v1/accounts/relationships?id[]={dave}' },
      { call: 'GET /api/v1/follow_requests', as: 'dave', path: '*.id', unexpected: '{alice}' },
      { call: OWN, as: 'dave', path: 'followers_count', expected: 1 },
    ],
  },
  {
    prepare: [lookUp('dave'), lookUp('alice'), ...requestToFollowDave],
    write: { call: 'POST /api/v1/follow_requests/{alice}/reject', as: 'dave', json: {} },
    shownBy: [
      {
        ...following,
        call: 'GET /api/v1/accounts/relationships?id[]={dave}',
        path: '0.requested',
        expected: false,
      },
      { call: 'GET /api/v1/follow_requests', as: 'dave', path: '*.id', unexpected: '{alice}' },
    ],
  },
  {
    prepare: [{ call: 'POST /api/v1/domain_blocks', as: 'alice', json: { domain: 'dull.example' } }],
    write: { call: 'DELETE /api/v1/domain_blocks', as: 'alice', json: { domain: 'dull.example' } },
    shownBy: [{ call: 'GET /api/v1/domain_blocks', as: 'alice', path: '*', unexpected: 'dull.example' }],
  },
  {
    prepare: [newList],
    write: { call: `PUT ${LIST}`, as: 'alice', json: { title: 'Rushes' } },
    shownBy: [{ call: `GET ${LIST}`, as: 'alice', path: 'title', expected: 'Rushes' }],
  },
  {
    prepare: [newList],
    write: { call: `DELETE ${LIST}`, as: 'alice' },
    shownBy: [{ call: 'GET /api/v1/lists', as: 'alice', path: '*.id', unexpected: '{list}' }],
  },
  {
    prepare: [lookUp('bob'), { call: 'POST /api/v1/accounts/{bob}/follow', as: 'alice', json: {} }, newList],
    write: { call: `POST ${LIST}/accounts`, as: 'alice', json: { account_ids: ['{bob}'] } },
    shownBy: [{ call: `GET ${LIST}/accounts`, as: 'alice', path: '*.id', expected: '{bob}' }],
  },
  {
    prepare: [
      lookUp('bob'),
      newList,
      { call: `POST ${LIST}/accounts`, as: 'alice', json: { account_ids: ['{bob}'] } },
    ],
    write: { call: `DELETE ${LIST}/accounts?account_ids[]={bob}`, as: 'alice' },
    shownBy: [{ call: `GET ${LIST}/accounts`, as: 'alice', path: '*.id', unexpected: '{bob}' }],
  },
  {
    prepare: [newFilter],
    write: { call: `PUT ${FILTER}`, as: 'alice', json: { phrase: 'hail', context: ['home'] } },
    shownBy: [{ call: `GET ${FILTER}`, as: 'alice', path: 'phrase', expected: 'hail' }],
  },
  {
    prepare: [newFilter],
    write: { call: `DELETE ${FILTER}`, as: 'alice' },
    shownBy: [{ call: 'GET /api/v1/filters', as: 'alice', path: '*.id', unexpected: '{filter}' }],
  },
  {
    prepare: [newFolder],
    write: { call: `PATCH ${FOLDER}`, as: 'alice', json: { name: 'Charts {turn}' } },
    shownBy: [{ call: `GET ${FOLDERS}`, as: 'alice', path: '*.name', expected: 'Charts {turn}' }],
  },
  {
    prepare: [newFolder],
    write: { call: `DELETE ${FOLDER}`, as: 'alice' },
    shownBy: [{ call: `GET ${FOLDERS}`, as: 'alice', path: '*.id', unexpected: '{folder}' }],
  },
  {
    prepare: readAsBob,
    write: { call: `POST ${CHATS}/{chat}/read`, as: 'bob', json: { last_read_id: '{last}' } },
    shownBy: [{ call: `GET ${CHATS}`, as: 'bob', path: '0.unread', expected: 0 }],
  },
  {
    prepare: newMessage,
    write: { call: `DELETE ${CHATS}/{chat}/messages/{message}`, as: 'carol' },
    shownBy: [{ call: `GET ${CHATS}/{chat}/messages`, as: 'carol', path: '*.id', unexpected: '{message}' }],
  },
  {
    prepare: [lookUp('dave')],
    write: { call: `POST ${CHATS}/by-account-id/{dave}`, as: 'carol', json: {}, keep: { chat: 'id' } },
    shownBy: [{ call: `GET ${CHATS}`, as: 'carol', path: '*.id', expected: '{chat}' }],
  },
  {
    prepare: mentionBob,
    write: { call: 'POST /api/v1/pleroma/notifications/read', as: 'bob', json: { id: '{newest}' } },
    shownBy: [{ call: 'GET /api/v1/notifications', as: 'bob', path: '0.pleroma.is_seen', expected: true }],
  },
  {
    prepare: sendDirect,
    write: { call: `POST ${CONVERSATION}/read`, as: 'alice', json: {} },
    shownBy: [{ call: 'GET /api/v1/conversations', as: 'alice', path: '0.unread', expected: false }],
  },
  {
    prepare: sendDirect,
    write: { call: 'POST /api/v1/pleroma/conversations/read', as: 'alice', json: {} },
    shownBy: [
      { call: 'GET /api/v1/conversations', as: 'alice', path: '0.unread', expected: false },
      { call: OWN, as: 'alice', path: 'pleroma.unread_conversation_count', expected: 0 },
    ],
  },
  {
    prepare: sendDirect,
    write: { call: `DELETE ${CONVERSATION}`, as: 'alice' },
    shownBy: [{ call: 'GET /api/v1/conversations', as: 'alice', path: '*.id', unexpected: '{talk}' }],
  },
  {
    prepare: [lookUp('carol'), lookUp('alice'), ...sendDirect],
    write: {
      call: 'PATCH /api/v1/pleroma/conversations/{talk}?recipients[]={carol}&recipients[]={alice}',
      as: 'alice',
    },
    shownBy: [
      {
        call: 'GET /api/v1/pleroma/conversations/{talk}',
        as: 'alice',
        path: 'accounts.*.id',
        expected: '{carol}',
      },
    ],
  },
  {
    prepare: [],
    write: schedulePost,
    shownBy: [{ call: `GET ${SCHEDULED}`, as: 'alice', path: '*.id', expected: '{planned}' }],
  },
  {
    prepare: [schedulePost],
    write: {
      call: `PUT ${SCHEDULED}/{planned}`,
      as: 'alice',
      json: { scheduled_at: '2099-02-01T10:00:00.000Z' },
    },
    shownBy: [
      {
        call: `GET ${SCHEDULED}/{planned}`,
        as: 'alice',
        path: 'scheduled_at',
        expected: '2099-02-01T10:00:00.000Z',
      },
    ],
  },
  {
    prepare: [schedulePost],
    write: { call: `DELETE ${SCHEDULED}/{planned}`, as: 'alice' },
    shownBy: [{ call: `GET ${SCHEDULED}`, as: 'alice', path: '*.id', unexpected: '{planned}' }],
  },
  {
    prepare: mentionBob,
    write: { call: 'POST /api/v1/notifications/{newest}/dismiss', as: 'bob', json: {} },
    shownBy: [{ call: 'GET /api/v1/notifications', as: 'bob', path: '*.id', unexpected: '{newest}' }],
  },
  {
    prepare: mentionBob,
    write: { call: 'DELETE /api/v1/notifications/destroy_multiple?ids[]={newest}', as: 'bob' },
    shownBy: [{ call: 'GET /api/v1/notifications', as: 'bob', path: '*.id', unexpected: '{newest}' }],
  },
  {
    prepare: mentionBob,
    write: { call: 'POST /api/v1/notifications/clear', as: 'bob', json: {} },
    shownBy: [{ call: 'GET /api/v1/notifications', as: 'bob', path: '*.id', unexpected: '{newest}' }],
  },
  {
    prepare: [],
    write: uploadFile,
    shownBy: [{ call: 'GET /api/v1/media/{media}', as: 'alice', path: 'id', expected: '{media}' }],
  },
  {
    prepare: [uploadFile],
    write: { call: 'PUT /api/v1/media/{media}', as: 'alice', json: { description: 'A sheet' } },
    shownBy: [{ call: 'GET /api/v1/media/{media}', as: 'alice', path: 'description', expected: 'A sheet' }],
  },
];
