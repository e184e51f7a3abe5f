import type { Area } from '../contract-case';

export const aliases: Area = {
  name: 'aliases',
  seed: 'empty',
  like: 'pleroma-2.7',
  harms: 'moves an account',
  steps: [
    { call: 'PUT /api/pleroma/aliases', as: 'bob', json: { alias: '{alice:name}' } },
    { call: 'GET /api/pleroma/aliases', as: 'bob' },
    {
      call: 'POST /api/pleroma/move_account',
      as: 'alice',
      json: { password: '{alice:password}', target_account: '{bob:name}' },
    },
    { call: 'DELETE /api/pleroma/aliases', as: 'bob', json: { alias: '{alice:name}' } },
  ],
};
