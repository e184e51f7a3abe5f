import type { Area } from '../contract-case';

const FOLDERS = '/api/v1/pleroma/bookmark_folders';

export const bookmarks: Area = {
  name: 'bookmarks',
  seed: 'empty',
  like: 'pleroma-2.7',
  harms: 'shows favourites to everybody',
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
    { call: 'GET /api/v1/pleroma/accounts/{alice}/favourites', as: 'alice', answers: '403' },
    { call: 'PATCH /api/v1/accounts/update_credentials', as: 'alice', json: { hide_favorites: false } },
    { call: 'GET /api/v1/pleroma/accounts/{alice}/favourites', as: 'bob' },
    { call: 'POST /api/v1/statuses/{said}/unfavourite', as: 'alice', json: {} },
    { call: 'POST /api/v1/statuses/{said}/unbookmark', as: 'alice', json: {} },
  ],
};
