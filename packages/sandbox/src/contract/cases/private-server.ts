import type { Area } from '../contract-case';

/** A server that shows visitors nothing. */
export const privateServer: Area = {
  name: 'private-server',
  seed: 'empty',
  like: 'pleroma-2.7',
  sandboxOnly: 'nobody closes a server for the time of a run',
  steps: [
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'hello' }, keep: { post: 'id' } },
    { call: 'POST /sandbox/settings', json: { mode: 'private' } },
    { call: 'GET /api/v1/accounts/{alice:name}', answers: '401' },
    { call: 'GET /api/v1/accounts/{alice:name}/statuses', answers: '401' },
    { call: 'GET /api/v1/instance/rules', answers: '403' },
    { call: 'GET /api/v1/statuses/{post}/context', answers: '403' },
    { call: 'GET /api/v1/timelines/public', answers: '401' },
    { call: 'GET /api/v1/timelines/tag/x', answers: '401' },
    { call: 'GET /api/v2/search?q=alice', answers: '403' },
  ],
};
