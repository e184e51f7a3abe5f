import type { Area } from '../contract-case';

export const search: Area = {
  name: 'search',
  seed: 'demo',
  like: 'pleroma-2.7',
  prepare: [
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'The #birds sing' } },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'The #birds sleep' } },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'The #birds fly' } },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'The #birds eat' } },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'The #birds hide' } },
  ],
  steps: [
    { call: 'GET /api/v1/accounts/search?q={bob:name}&limit=5', as: 'alice' },
    { call: 'GET /api/v1/search?q=birds&limit=2', as: 'alice' },
    { call: 'GET /api/v2/search?q=birds&limit=3', as: 'alice' },
    { call: 'GET /api/v2/search?q={bob:name}&type=accounts&with_relationships=true', as: 'alice' },
    { call: 'GET /api/v2/search?q=birds&type=hashtags', as: 'alice' },
    { call: 'GET /api/v2/search?q=the&type=statuses&limit=3&offset=3', as: 'alice' },
    { call: 'GET /api/v2/search?q=birds&limit=2' },
  ],
};
