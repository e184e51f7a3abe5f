import type { Area } from '../contract-case';

const STAFF = '/api/v1/pleroma/admin/announcements';

export const announcements: Area = {
  name: 'announcements',
  seed: 'empty',
  like: 'pleroma-2.7',
  steps: [
    { call: `POST ${STAFF}`, as: 'alice', json: { content: 'Maintenance #tonight' }, keep: { said: 'id' } },
    { call: `GET ${STAFF}`, as: 'alice' },
    { call: `GET ${STAFF}/{said}`, as: 'alice' },
    {
      call: `PATCH ${STAFF}/{said}`,
      as: 'alice',
      json: { all_day: true, ends_at: '2099-01-01T00:00:00.000Z' },
    },
    { call: 'GET /api/v1/announcements', as: 'carol' },
    { call: 'POST /api/v1/announcements/{said}/dismiss', as: 'carol', json: {} },
    { call: `DELETE ${STAFF}/{said}`, as: 'alice' },
  ],
};
