import type { Area } from '../contract-case';

export const statusMarks: Area = {
  name: 'status-marks',
  seed: 'empty',
  recording: 'pleroma-2.7',
  steps: [
    { call: 'POST /api/v1/statuses', as: 'carol', json: { status: 'Read this first' }, keep: { said: 'id' } },
    { call: 'POST /api/v1/statuses/{said}/pin', as: 'carol', json: {} },
    { call: 'POST /api/v1/statuses/{said}/pin', as: 'alice', json: {}, outcome: '422' },
    { call: 'GET /api/v1/accounts/{carol:name}/statuses?pinned=true', as: 'alice' },
    { call: 'POST /api/v1/statuses/{said}/unpin', as: 'carol', json: {} },
    { call: 'POST /api/v1/statuses/{said}/mute', as: 'alice', json: {} },
    { call: 'POST /api/v1/statuses/{said}/unmute', as: 'alice', json: {} },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'Hear', quote_id: '{said}' } },
    { call: 'GET /api/v1/pleroma/statuses/{said}/quotes', as: 'alice' },
    { call: 'PUT /api/v1/statuses/{said}', as: 'carol', json: { status: 'Read this twice' } },
    { call: 'PUT /api/v1/statuses/{said}', as: 'dave', json: { status: 'x' }, outcome: '403' },
    { call: 'GET /api/v1/statuses/{said}/history', as: 'alice' },
  ],
};

export const statusPeople: Area = {
  name: 'status-people',
  seed: 'empty',
  recording: 'pleroma-2.7',
  steps: [
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'Hello' } },
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'Look' }, keep: { said: 'id' } },
    { call: 'POST /api/v1/statuses/{said}/favourite', as: 'bob', json: {} },
    { call: 'POST /api/v1/statuses/{said}/reblog', as: 'bob', json: {} },
    { call: 'GET /api/v1/statuses/{said}/favourited_by', as: 'alice' },
    { call: 'GET /api/v1/statuses/{said}/reblogged_by', as: 'alice' },
    {
      call: 'POST /api/v1/statuses',
      as: 'bob',
      json: { status: 'Quoting', quote_id: '{said}' },
      keep: { quote: 'id' },
    },
    {
      call: 'POST /api/v1/statuses',
      as: 'carol',
      json: { status: 'Quote of a quote', quote_id: '{quote}' },
      keep: { again: 'id' },
    },
    { call: 'GET /api/v1/statuses/{again}', as: 'alice' },
    { call: 'GET /api/v1/pleroma/statuses/{quote}/quotes' },
    { call: 'POST /api/v1/statuses/{said}/mute', as: 'bob', json: {} },
    { call: 'GET /api/v1/statuses/{said}', as: 'bob' },
  ],
};

const REACTIONS = '/api/v1/pleroma/statuses/{said}/reactions';
const GRIN = '%F0%9F%98%80';

export const reactions: Area = {
  name: 'reactions',
  seed: 'empty',
  recording: 'pleroma-2.7',
  steps: [
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'Hello' } },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'Hello' } },
    { call: 'POST /api/v1/statuses', as: 'carol', json: { status: 'Look' }, keep: { said: 'id' } },
    { call: `PUT ${REACTIONS}/${GRIN}`, as: 'alice', json: {} },
    { call: `PUT ${REACTIONS}/{emoji}`, as: 'bob', json: {} },
    { call: `PUT ${REACTIONS}/notanemoji`, as: 'bob', json: {}, outcome: '400' },
    { call: `GET ${REACTIONS}`, as: 'alice' },
    { call: `GET ${REACTIONS}?with_muted=true`, as: 'alice' },
    { call: `GET ${REACTIONS}/${GRIN}`, as: 'alice' },
    { call: `GET ${REACTIONS}/{emoji}`, as: 'alice' },
    { call: `GET ${REACTIONS}` },
    { call: 'GET /api/v1/statuses/{said}', as: 'carol' },
    { call: 'GET /api/v1/notifications?types[]=pleroma:emoji_reaction', as: 'carol' },
    { call: `DELETE ${REACTIONS}/${GRIN}`, as: 'alice' },
  ],
};

const FOLDERS = '/api/v1/pleroma/bookmark_folders';

export const bookmarks: Area = {
  name: 'bookmarks',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sideEffects: 'shows favourites to everybody',
  steps: [
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'Hello' } },
    { call: 'POST /api/v1/statuses', as: 'carol', json: { status: 'Worth keeping' }, keep: { said: 'id' } },
    { call: `POST ${FOLDERS}`, as: 'alice', json: { name: 'Books', emoji: '📗' }, keep: { folder: 'id' } },
    { call: `POST ${FOLDERS}`, as: 'alice', json: { name: 'Birds', emoji: ':{emoji}:' } },
    { call: `POST ${FOLDERS}`, as: 'alice', json: { name: 'Odds' } },
    { call: `GET ${FOLDERS}`, as: 'alice' },
    { call: `POST /api/v1/statuses/{said}/bookmark`, as: 'alice', json: { folder_id: '{folder}' } },
    { call: 'GET /api/v1/bookmarks', as: 'alice' },
    { call: 'GET /api/v1/bookmarks?folder_id={folder}', as: 'alice' },
    { call: `PATCH ${FOLDERS}/{folder}`, as: 'alice', json: { name: 'More books' } },
    { call: `DELETE ${FOLDERS}/{folder}`, as: 'alice' },
    { call: 'POST /api/v1/statuses/{said}/favourite', as: 'alice', json: {} },
    { call: 'GET /api/v1/favourites?limit=3', as: 'alice' },
    { call: 'GET /api/v1/accounts/lookup?acct={alice:name}', keep: { alice: 'id' } },
    { call: 'GET /api/v1/pleroma/accounts/{alice}/favourites', as: 'alice', outcome: '403' },
    { call: 'PATCH /api/v1/accounts/update_credentials', as: 'alice', json: { hide_favorites: false } },
    { call: 'GET /api/v1/pleroma/accounts/{alice}/favourites', as: 'bob' },
    { call: 'POST /api/v1/statuses/{said}/unfavourite', as: 'alice', json: {} },
    { call: 'POST /api/v1/statuses/{said}/unbookmark', as: 'alice', json: {} },
  ],
};
