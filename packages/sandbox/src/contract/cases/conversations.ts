import type { Area } from '../contract-case';

export const conversations: Area = {
  name: 'conversations',
  seed: 'empty',
  like: 'pleroma-2.7',
  steps: [
    {
      call: 'POST /api/v1/statuses',
      as: 'bob',
      json: { status: '@{alice:name} between us', visibility: 'direct' },
      keep: { said: 'id' },
    },
    { call: 'GET /api/v1/conversations', as: 'alice', keep: { talk: '0.id' } },
    { call: 'GET /api/v1/timelines/direct', as: 'alice' },
    { call: 'GET /api/v1/pleroma/conversations/{talk}', as: 'alice' },
    { call: 'GET /api/v1/pleroma/conversations/{talk}/statuses', as: 'alice' },
    { call: 'GET /api/v1/accounts/lookup?acct={bob:name}', keep: { bob: 'id' } },
    { call: 'PATCH /api/v1/pleroma/conversations/{talk}?recipients[]={bob}', as: 'alice' },
    { call: 'POST /api/v1/conversations/{talk}/read', as: 'alice', json: {} },
    { call: 'POST /api/v1/pleroma/conversations/read', as: 'alice', json: {} },
    { call: 'DELETE /api/v1/conversations/{talk}', as: 'alice' },
  ],
};
