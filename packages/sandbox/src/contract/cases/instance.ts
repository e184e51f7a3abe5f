import type { Area } from '../contract-case';

export const instance: Area = {
  name: 'instance',
  seed: 'demo',
  like: 'pleroma-2.7',
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
    { call: 'GET /api/v1/pleroma/emoji/pack?name=nosuch', answers: '404' },
    { call: 'GET /api/v1/pleroma/federation_status' },
    { call: 'GET /api/v1/pleroma/healthcheck' },
    { call: 'GET /api/v1/trends' },
    { call: 'GET /api/v1/nosuchendpoint', as: 'alice', answers: '404' },
  ],
};
