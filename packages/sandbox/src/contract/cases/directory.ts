import type { Area } from '../contract-case';

export const directory: Area = {
  name: 'directory',
  seed: 'demo',
  like: 'pleroma-2.7',
  prepare: [
    { call: 'PATCH /api/v1/accounts/update_credentials', as: 'bob', json: { discoverable: true } },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'Swifts' } },
  ],
  steps: [
    { call: 'GET /api/v1/directory?limit=5', keep: { somebody: '0.id' } },
    { call: 'GET /api/v1/suggestions', as: 'alice' },
    { call: 'GET /api/v2/suggestions', as: 'alice' },
    { call: 'DELETE /api/v1/suggestions/{somebody}', as: 'alice' },
  ],
};
