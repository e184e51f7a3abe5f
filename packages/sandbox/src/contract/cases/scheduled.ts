import type { Area } from '../contract-case';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export const scheduled: Area = {
  name: 'scheduled',
  seed: 'empty',
  like: 'pleroma-2.7',
  steps: [
    {
      call: 'POST /api/v1/statuses',
      as: 'alice',
      json: { status: 'Later', scheduled_at: inHours(20) },
      keep: { later: 'id' },
    },
    {
      call: 'POST /api/v1/statuses',
      as: 'alice',
      json: { status: 'Which?', scheduled_at: inHours(30), poll: { options: ['a', 'b'], expires_in: 600 } },
    },
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'Now', scheduled_at: inHours(0.01) } },
    { call: 'GET /api/v1/scheduled_statuses', as: 'alice' },
    { call: 'GET /api/v1/scheduled_statuses/{later}', as: 'alice' },
    { call: 'PUT /api/v1/scheduled_statuses/{later}', as: 'alice', json: { scheduled_at: inHours(40) } },
    { call: 'DELETE /api/v1/scheduled_statuses/{later}', as: 'alice' },
    { call: 'GET /api/v1/scheduled_statuses/{later}', as: 'alice', answers: '404' },
  ],
};
