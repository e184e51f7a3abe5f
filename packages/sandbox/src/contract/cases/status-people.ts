import type { Area } from '../contract-case';

export const statusPeople: Area = {
  name: 'status-people',
  seed: 'empty',
  like: 'pleroma-2.7',
  steps: [
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'Hello' } },
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'Look' }, keep: { said: 'id' } },
    { call: 'POST /api/v1/statuses/{said}/favourite', as: 'bob', json: {} },
    { call: 'POST /api/v1/statuses/{said}/reblog', as: 'bob', json: {} },
    { call: 'GET /api/v1/statuses/{said}/favourited_by', as: 'alice' },
    { call: 'GET /api/v1/statuses/{said}/reblogged_by', as: 'alice' },
    {
      call: 'POST /api/v1/statuses',
      as: 'bob',
      json: { status: 'Quoting', quote_id: '{said}' },
      keep: { quote: 'id' },
    },
    {
      call: 'POST /api/v1/statuses',
      as: 'carol',
      json: { status: 'Quote of a quote', quote_id: '{quote}' },
      keep: { again: 'id' },
    },
    { call: 'GET /api/v1/statuses/{again}', as: 'alice' },
    { call: 'GET /api/v1/pleroma/statuses/{quote}/quotes' },
    { call: 'POST /api/v1/statuses/{said}/mute', as: 'bob', json: {} },
    { call: 'GET /api/v1/statuses/{said}', as: 'bob' },
  ],
};
