import type { Area } from '../contract-case';

export const reports: Area = {
  name: 'reports',
  seed: 'demo',
  like: 'pleroma-2.7',
  steps: [
    { call: 'GET /api/v1/accounts/lookup?acct={alice:name}', keep: { alice: 'id' } },
    { call: 'GET /api/v1/accounts/lookup?acct={bob:name}', keep: { bob: 'id' } },
    { call: 'GET /api/v1/accounts/lookup?acct={carol:name}', keep: { carol: 'id' } },
    { call: 'GET /api/v1/accounts/lookup?acct={dave:name}', keep: { dave: 'id' } },

    {
      call: 'POST /api/v1/reports',
      as: 'dave',
      json: { account_id: '{carol}', comment: 'Too loud' },
      keep: { report: 'id' },
    },
    { call: 'POST /api/v1/reports', as: 'dave', json: { comment: 'x' }, answers: '400' },
    { call: 'GET /api/v0/pleroma/reports', as: 'dave' },
    { call: 'GET /api/v0/pleroma/reports/{report}', as: 'dave' },
  ],
};
