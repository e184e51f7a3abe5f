import type { Area } from '../contract-case';

const WRITE = 'POST /api/v1/statuses';

export const edits: Area = {
  name: 'edits',
  seed: 'empty',
  like: 'pleroma-2.7',
  steps: [
    { call: WRITE, as: 'carol', json: { status: 'First @{bob:name} #contract' }, keep: { said: 'id' } },
    { call: 'GET /api/v1/statuses/{said}/history', as: 'alice' },
    {
      call: 'PUT /api/v1/statuses/{said}',
      as: 'carol',
      json: { status: 'Then **this** #other', content_type: 'text/markdown', spoiler_text: 'changed' },
    },
    { call: 'PUT /api/v1/statuses/{said}', as: 'alice', json: { status: 'x' }, answers: '403' },
    { call: 'GET /api/v1/statuses/{said}/history', as: 'alice' },
    { call: 'GET /api/v1/statuses/{said}/history' },
    { call: 'GET /api/v1/statuses/{said}/source', as: 'alice' },
    {
      call: WRITE,
      as: 'carol',
      json: { status: 'A page: https://birdnotes.example/swifts-are-back', expires_in: 3600 },
      keep: { linking: 'id' },
    },
    { call: 'GET /api/v1/statuses/{linking}' },
    { call: 'DELETE /api/v1/statuses/{said}', as: 'carol' },
  ],
};
