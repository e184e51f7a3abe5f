import type { Area } from '../contract-case';

export const timelines: Area = {
  name: 'timelines',
  seed: 'demo',
  like: 'pleroma-2.7',
  prepare: [
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'The #birds sing' } },
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'The #birds sleep' } },
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'The #birds fly' } },
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'The #birds eat' } },
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'The #birds hide' } },
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'The #birds nest' } },
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'The #birds dive' } },
  ],
  steps: [
    { call: 'GET /api/v1/timelines/home', as: 'alice' },
    { call: 'GET /api/v1/timelines/home?limit=5', as: 'alice', keep: { last: '4.id', tag: '0.id' } },
    { call: 'GET /api/v1/timelines/home?limit=40&max_id={last}', as: 'alice' },
    { call: 'GET /api/v1/timelines/home?limit=5&min_id={last}', as: 'alice' },
    { call: 'GET /api/v1/timelines/home?limit=5&since_id={last}', as: 'alice' },
    { call: 'GET /api/v1/timelines/home', answers: '403' },
    { call: 'GET /api/v1/timelines/home', token: 'nonsense', answers: '403' },
    { call: 'GET /api/v1/timelines/public?limit=40' },
    { call: 'GET /api/v1/timelines/public?local=true', as: 'alice' },
    { call: 'GET /api/v1/timelines/public?only_media=true', as: 'alice' },
    { call: 'GET /api/v1/timelines/tag/birds?limit=5', as: 'alice' },
    { call: 'GET /api/v1/timelines/tag/one?any[]=two&all[]=three', as: 'alice', answers: '500' },
  ],
};
