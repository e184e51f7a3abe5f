import type { Area } from '../contract-case';

export const notifications: Area = {
  name: 'notifications',
  seed: 'demo',
  like: 'pleroma-2.7',
  harms: 'clears notifications',
  prepare: [
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: '@{alice:name} one' } },
    { call: 'POST /api/v1/statuses', as: 'carol', json: { status: '@{alice:name} two' } },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: '@{alice:name} three' } },
    { call: 'POST /api/v1/statuses', as: 'carol', json: { status: '@{alice:name} four' } },
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: '@{bob:name} five' } },
  ],
  steps: [
    {
      call: 'GET /api/v1/notifications?limit=40',
      as: 'alice',
      keep: { first: '0.id', second: '1.id', third: '2.id' },
    },
    { call: 'GET /api/v1/notifications?limit=3&types[]=mention', as: 'alice' },
    { call: 'GET /api/v1/notifications?limit=3&exclude_types[]=favourite', as: 'alice' },
    { call: 'GET /api/v1/notifications', as: 'bob' },
    { call: 'GET /api/v1/notifications', as: 'dave' },
    { call: 'GET /api/v1/notifications/{first}', as: 'alice' },
    { call: 'POST /api/v1/pleroma/notifications/read', as: 'bob', json: { id: '{first}' }, answers: '400' },
    { call: 'POST /api/v1/pleroma/notifications/read', as: 'alice', json: { max_id: '{first}' } },
    { call: 'POST /api/v1/notifications/{second}/dismiss', as: 'alice', json: {} },
    { call: 'POST /api/v1/notifications/dismiss', as: 'alice', json: { id: '{third}' } },
    { call: 'DELETE /api/v1/notifications/destroy_multiple?ids[]={first}', as: 'alice' },
    { call: 'POST /api/v1/notifications/clear', as: 'bob', json: {} },
    { call: 'POST /api/v1/markers', as: 'alice', json: { notifications: { last_read_id: '{first}' } } },
    { call: 'GET /api/v1/markers?timeline[]=home&timeline[]=notifications', as: 'alice' },
  ],
};
