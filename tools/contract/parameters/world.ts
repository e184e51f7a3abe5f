import type { Step } from '@linnet/sandbox/contract';
import { CHATS, FOLDERS, POST, UPDATE, whoIs } from '../write';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The smallest picture. */
export const picture = () => new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' });

const follow = (who: string, as: string): Step => ({
  call: `POST /api/v1/accounts/{${who}}/follow`,
  as,
  json: {},
});
const say = (
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
const mark = (deed: string, as: string, json = {}): Step => ({
  call: `POST /api/v1/statuses/{${deed.split(' ')[1]}}/${deed.split(' ')[0]}`,
  as,
  json,
});
/** Makes an account listed in the directory, and findable by a name that two have. */
const found = (as: string): Step => ({
  call: UPDATE,
  as,
  json: { display_name: `Reedwright ${as}`, discoverable: true },
});
const plan = (at: string): Step => say('alice', 'Later', { json: { scheduled_at: at } });
const message = (content: string): Step => ({
  call: `POST ${CHATS}/{chat}/messages`,
  as: 'alice',
  json: { content },
});

/** Preparations after which each parameter of a reading call makes a difference. */
export const WORLD: readonly Step[] = [
  ...['alice', 'bob', 'carol', 'dave'].map(whoIs),
  follow('bob', 'alice'),
  follow('carol', 'alice'),
  follow('alice', 'bob'),
  follow('alice', 'carol'),
  follow('bob', 'carol'),
  found('bob'),
  found('carol'),
  found('dave'),
  { call: UPDATE, as: 'alice', json: { hide_favorites: false } },
  say('dave', '@{alice:name} from afar'),
  { call: 'POST /api/v1/accounts/{dave}/mute', as: 'alice', json: {} },
  say('dave', 'Unheard #reedy{mark}', { keep: 'unheard' }),
  say('bob', 'The pond #reedy{mark}', { keep: 'pond' }),
  say('carol', 'A path #reedy{mark}', { keep: 'path' }),
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
  say('bob', '@{carol:name} and more #reedy{mark}', { json: { in_reply_to_id: '{path}' } }),
  say('bob', '@{alice:name} hello'),
  say('carol', '@{alice:name} hello'),
  say('bob', '@{alice:name} quietly', { json: { visibility: 'direct' } }),
  say('carol', '@{alice:name} quietly', { json: { visibility: 'direct' } }),
  say('alice', 'As they say', { json: { quote_id: '{pond}' } }),
  say('carol', 'As he says', { json: { quote_id: '{pond}' } }),
  mark('reblog path', 'bob'),
  mark('reblog pond', 'alice'),
  mark('reblog pond', 'carol'),
  mark('pin pond', 'bob'),
  mark('favourite pond', 'alice'),
  mark('favourite path', 'alice'),
  mark('favourite pond', 'carol'),
  { call: `POST ${FOLDERS}`, as: 'alice', json: { name: 'Water' }, keep: { folder: 'id' } },
  mark('bookmark pond', 'alice', { folder_id: '{folder}' }),
  mark('bookmark path', 'alice'),
  { call: 'POST /api/v1/lists', as: 'alice', json: { title: 'Reeds' }, keep: { list: 'id' } },
  {
    call: 'POST /api/v1/lists/{list}/accounts',
    as: 'alice',
    json: { account_ids: ['{bob}', '{carol}', '{dave}'] },
  },
  { call: `POST ${CHATS}/by-account-id/{bob}`, as: 'alice', json: {}, keep: { chat: 'id' } },
  message('Kettle'),
  message('is'),
  message('on'),
  plan('2099-01-01T10:00:00.000Z'),
  plan('2099-01-02T10:00:00.000Z'),
  say('bob', 'A long talk', { keep: 'long' }),
  mark('mute long', 'alice'),
  ...['Cake', 'Tea'].map((content): Step => ({
    call: 'POST /api/v1/pleroma/admin/announcements',
    as: 'alice',
    json: { content },
  })),
  { call: 'GET /api/v1/conversations', as: 'alice', keep: { talk: '0.id' } },
];
