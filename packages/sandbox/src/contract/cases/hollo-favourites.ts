import type { Area } from '../contract-case';

/** A list that fits on its first page, as the recorded one did. */
export const holloFavourites: Area = {
  name: 'hollo-favourites',
  seed: 'empty',
  character: 'hollo',
  like: 'hollo-0.10',
  steps: [
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'Said' }, keep: { said: 'id' } },
    { call: 'POST /api/v1/statuses/{said}/favourite', as: 'bob', json: {} },
    { call: 'GET /api/v1/favourites', as: 'bob' },
  ],
};
