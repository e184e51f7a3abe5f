import type { Area } from '../contract-case';

export const aliases: Area = {
  name: 'aliases',
  seed: 'empty',
  like: 'pleroma-2.7',
  steps: [
    { call: 'PUT /api/pleroma/aliases', as: 'bob', json: { alias: 'alice' } },
    { call: 'GET /api/pleroma/aliases', as: 'bob' },
    {
      call: 'POST /api/pleroma/move_account',
      as: 'alice',
      json: { password: 'alice', target_account: 'bob' },
    },
    { call: 'DELETE /api/pleroma/aliases', as: 'bob', json: { alias: 'alice' } },
  ],
};
