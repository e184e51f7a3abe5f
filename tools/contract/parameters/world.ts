import type { Step } from '@linnet/sandbox/contract';
import { CHATS, FOLDERS, POST, UPDATE, lookUp } from '../write';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The smallest picture. */
export const picture = () => new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' });

const follow = (name: string, as: string): Step => ({
  call: `POST /api/v1/accounts/{${name}}/follow`,
  as,
  json: {},
});
const postAs = (
  as: string,
  status: string,
  more: { keep?: string; json?: Record<string, string> } = {},
): Step => ({
  call: POST,
  as,
  json: { status, ...more.json },
  ...(more.keep === undefined ? {} : { keep: { [more.keep]: 'id' } }),
});
/** An action on a post: `reblog path`. */
const actOnPost = (action: string, as: string, json = {}): Step => ({
  call: `POST /api/v1/statuses/{${action.split(' ')[1]}}/${action.split(' ')[0]}`,
  as,
  json,
});
/** Makes an account listed in the directory, and findable by a name that two have. */
const makeFindable = (as: string): Step => ({
  call: UPDATE,
  as,
  json: { display_name: `Reedwright ${as}`, discoverable: true },
});
const schedulePost = (at: string): Step => postAs('alice', 'Later', { json: { scheduled_at: at } });
const sendMessage = (content: string): Step => ({
  call: `POST ${CHATS}/{chat}/messages`,
  as: 'alice',
  json: { content },
});

/** Preparations after which each parameter of a reading call makes a difference. */
export const WORLD: readonly Step[] = [
  ...['alice', 'bob', 'carol', 'dave'].map(lookUp),
  follow('bob', 'alice'),
  follow('carol', 'alice'),
  follow('alice', 'bob'),
  follow('alice', 'carol'),
  follow('bob', 'carol'),
  makeFindable('bob'),
  makeFindable('carol'),
  makeFindable('dave'),
  { call: UPDATE, as: 'alice', json: { hide_favorites: false } },
  ...['Loud', 'Louder'].map((comment) => ({
    call: 'POST /api/v1/reports',
    as: 'dave',
    json: { account_id: '{bob}', comment },
  })),
  ...['PUT', 'DELETE'].map((method) => ({
    call: `${method} /api/v1/pleroma/admin/users/tag`,
    as: 'alice',
    json: { nicknames: ['{carol:name}'], tags: ['reedy{mark}'] },
  })),
  postAs('dave', '@{alice:name} from afar'),
  { call: 'POST /api/v1/accounts/{dave}/mute', as: 'alice', json: {} },
  postAs('dave', 'Unheard #reedy{mark}', { keep: 'unheard' }),
  postAs('bob', 'The pond #reedy{mark}', { keep: 'pond' }),
  postAs('carol', 'A path #reedy{mark}', { keep: 'path' }),
  {
    call: 'POST /api/v2/media',
    as: 'bob',
    form: {},
    files: { file: picture() },
    keep: { media: 'id' },
  },
  {
    call: POST,
    as: 'bob',
    json: { status: 'Seen #reedy{mark}', media_ids: ['{media}'] },
    keep: { seen: 'id' },
  },
  postAs('bob', '@{carol:name} and more #reedy{mark}', { json: { in_reply_to_id: '{path}' } }),
  postAs('bob', '@{alice:name} hello'),
  postAs('carol', '@{alice:name} hello'),
  postAs('bob', '@{alice:name} quietly', { json: { visibility: 'direct' } }),
  postAs('carol', '@{alice:name} quietly', { json: { visibility: 'direct' } }),
  postAs('alice', 'As they say', { json: { quote_id: '{pond}' } }),
  postAs('carol', 'As he says', { json: { quote_id: '{pond}' } }),
  actOnPost('reblog path', 'bob'),
  actOnPost('reblog pond', 'alice'),
  actOnPost('reblog pond', 'carol'),
  actOnPost('pin pond', 'bob'),
  actOnPost('favourite pond', 'alice'),
  actOnPost('favourite path', 'alice'),
  actOnPost('favourite pond', 'carol'),
  { call: `POST ${FOLDERS}`, as: 'alice', json: { name: 'Water' }, keep: { folder: 'id' } },
  actOnPost('bookmark pond', 'alice', { folder_id: '{folder}' }),
  actOnPost('bookmark path', 'alice'),
  { call: 'POST /api/v1/lists', as: 'alice', json: { title: 'Reeds' }, keep: { list: 'id' } },
  {
    call: 'POST /api/v1/lists/{list}/accounts',
    as: 'alice',
    json: { account_ids: ['{bob}', '{carol}', '{dave}'] },
  },
  { call: `POST ${CHATS}/by-account-id/{bob}`, as: 'alice', json: {}, keep: { chat: 'id' } },
  sendMessage('Kettle'),
  sendMessage('is'),
  sendMessage('on'),
  schedulePost('2099-01-01T10:00:00.000Z'),
  schedulePost('2099-01-02T10:00:00.000Z'),
  postAs('bob', 'A long talk', { keep: 'long' }),
  actOnPost('mute long', 'alice'),
  ...['Cake', 'Tea'].map((content): Step => ({
    call: 'POST /api/v1/pleroma/admin/announcements',
    as: 'alice',
    json: { content },
  })),
  { call: 'GET /api/v1/conversations', as: 'alice', keep: { talk: '0.id' } },
];
