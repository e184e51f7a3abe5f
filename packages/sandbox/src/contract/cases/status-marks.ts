import type { Area } from '../contract-case';

export const statusMarks: Area = {
  name: 'status-marks',
  seed: 'empty',
  like: 'pleroma-2.7',
  steps: [
    { call: 'POST /api/v1/statuses', as: 'carol', json: { status: 'Read this first' }, keep: { said: 'id' } },
    { call: 'POST /api/v1/statuses/{said}/pin', as: 'carol', json: {} },
    { call: 'POST /api/v1/statuses/{said}/pin', as: 'alice', json: {}, answers: '422' },
    { call: 'GET /api/v1/accounts/{carol:name}/statuses?pinned=true', as: 'alice' },
    { call: 'POST /api/v1/statuses/{said}/unpin', as: 'carol', json: {} },
    { call: 'POST /api/v1/statuses/{said}/mute', as: 'alice', json: {} },
    { call: 'POST /api/v1/statuses/{said}/unmute', as: 'alice', json: {} },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'Hear', quote_id: '{said}' } },
    { call: 'GET /api/v1/pleroma/statuses/{said}/quotes', as: 'alice' },
    { call: 'PUT /api/v1/statuses/{said}', as: 'carol', json: { status: 'Read this twice' } },
    { call: 'PUT /api/v1/statuses/{said}', as: 'dave', json: { status: 'x' }, answers: '403' },
    { call: 'GET /api/v1/statuses/{said}/history', as: 'alice' },
  ],
};
