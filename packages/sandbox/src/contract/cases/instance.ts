import type { Area } from '../contract-case';

export const instance: Area = {
  name: 'instance',
  seed: 'demo',
  recording: 'pleroma-2.7',
  steps: [
    { call: 'GET /api/v1/instance' },
    { call: 'GET /api/v2/instance' },
    { call: 'GET /api/v1/instance/peers' },
    { call: 'GET /api/v1/instance/rules' },
    { call: 'GET /.well-known/nodeinfo' },
    { call: 'GET /nodeinfo/2.0.json' },
    { call: 'GET /nodeinfo/2.1.json' },
    { call: 'GET /api/pleroma/frontend_configurations' },
    { call: 'GET /api/v1/custom_emojis' },
    { call: 'GET /api/v1/pleroma/emoji' },
    { call: 'GET /api/v1/pleroma/emoji/packs' },
    { call: 'GET /api/v1/pleroma/emoji/pack?name=hedge', sandboxOnly: 'a pack of the sandbox' },
    { call: 'GET /api/v1/pleroma/emoji/pack?name=nosuch', outcome: '404' },
    { call: 'GET /api/v1/pleroma/federation_status' },
    { call: 'GET /api/v1/pleroma/healthcheck' },
    { call: 'GET /api/v1/trends' },
    { call: 'GET /api/v1/nosuchendpoint', as: 'alice', outcome: '404' },
  ],
};

const ADMIN_ANNOUNCEMENTS = '/api/v1/pleroma/admin/announcements';

export const announcements: Area = {
  name: 'announcements',
  seed: 'empty',
  recording: 'pleroma-2.7',
  steps: [
    {
      call: `POST ${ADMIN_ANNOUNCEMENTS}`,
      as: 'alice',
      json: { content: 'Maintenance #tonight' },
      keep: { said: 'id' },
    },
    { call: `GET ${ADMIN_ANNOUNCEMENTS}`, as: 'alice' },
    { call: `GET ${ADMIN_ANNOUNCEMENTS}/{said}`, as: 'alice' },
    {
      call: `PATCH ${ADMIN_ANNOUNCEMENTS}/{said}`,
      as: 'alice',
      json: { all_day: true, ends_at: '2099-01-01T00:00:00.000Z' },
    },
    { call: 'GET /api/v1/announcements', as: 'carol' },
    { call: 'POST /api/v1/announcements/{said}/dismiss', as: 'carol', json: {} },
    { call: `DELETE ${ADMIN_ANNOUNCEMENTS}/{said}`, as: 'alice' },
  ],
};

export const appSettings: Area = {
  name: 'app-settings',
  seed: 'empty',
  recording: 'pleroma-2.7',
  steps: [
    { call: 'PATCH /api/v1/pleroma/settings/linnet', as: 'alice', json: { width: 3 } },
    { call: 'GET /api/v1/pleroma/settings/linnet', as: 'alice' },
    { call: 'GET /api/v1/pleroma/settings/nothing', as: 'alice' },
  ],
};

/** A server that shows visitors nothing. */
export const privateServer: Area = {
  name: 'private-server',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sandboxOnly: 'nobody closes a server for the time of a run',
  steps: [
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'hello' }, keep: { post: 'id' } },
    { call: 'POST /sandbox/settings', json: { mode: 'private' } },
    { call: 'GET /api/v1/accounts/{alice:name}', outcome: '401' },
    { call: 'GET /api/v1/accounts/{alice:name}/statuses', outcome: '401' },
    { call: 'GET /api/v1/instance/rules', outcome: '403' },
    { call: 'GET /api/v1/statuses/{post}/context', outcome: '403' },
    { call: 'GET /api/v1/timelines/public', outcome: '401' },
    { call: 'GET /api/v1/timelines/tag/x', outcome: '401' },
    { call: 'GET /api/v2/search?q=alice', outcome: '403' },
  ],
};
