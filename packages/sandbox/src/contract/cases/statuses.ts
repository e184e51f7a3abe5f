import type { Area } from '../contract-case';

const WRITE = 'POST /api/v1/statuses';

export const statuses: Area = {
  name: 'statuses',
  seed: 'demo',
  like: 'pleroma-2.7',
  steps: [
    { call: WRITE, as: 'carol', json: { status: 'Said @{bob:name} #contract' }, keep: { said: 'id' } },
    { call: WRITE, as: 'carol', json: { status: 'Only a look', preview: true } },
    { call: WRITE, as: 'alice', json: { status: 'A word', in_reply_to_id: '{said}' }, keep: { reply: 'id' } },
    { call: WRITE, as: 'alice', json: { status: 'Closed', visibility: 'direct' } },
    { call: WRITE, as: 'alice', json: { status: '' }, answers: '422' },
    { call: WRITE, as: 'alice', json: { status: 'x', visibility: 1 }, answers: '400' },
    { call: WRITE, as: 'alice', raw: { type: 'application/json', text: '{"status": ' }, answers: '400' },
    { call: WRITE, as: 'alice', scopes: 'read', json: { status: 'x' }, answers: '403' },
    { call: 'GET /api/v1/statuses/{said}', as: 'alice' },
    { call: 'GET /api/v1/statuses/{said}' },
    { call: 'GET /api/v1/statuses/nosuch', as: 'alice', answers: '404' },
    { call: 'GET /api/v1/statuses/9zzzzzzzzzzzzzzzzz', as: 'alice', answers: '404' },
    { call: 'GET /api/v1/statuses?id[]={said}&id[]={reply}&ids[]={said}&ids[]={reply}', as: 'alice' },
    { call: 'GET /api/v1/statuses/{said}/context', as: 'alice' },
    { call: 'GET /api/v1/statuses/{reply}/context' },
    { call: 'GET /api/v1/statuses/{said}/source', as: 'carol' },
    { call: 'POST /api/v1/statuses/{said}/favourite', as: 'alice', json: {} },
    { call: 'POST /api/v1/statuses/{said}/reblog', as: 'alice', json: {} },
    { call: 'GET /api/v1/statuses/{said}/favourited_by', as: 'alice' },
    { call: 'GET /api/v1/statuses/{said}/reblogged_by', as: 'alice' },
    { call: 'POST /api/v1/statuses/{said}/bookmark', as: 'alice', json: {} },
    { call: 'POST /api/v1/statuses/{said}/unbookmark', as: 'alice', json: {} },
    { call: 'POST /api/v1/statuses/{said}/unreblog', as: 'alice', json: {} },
    { call: 'POST /api/v1/statuses/{said}/unfavourite', as: 'alice', json: {} },
    { call: 'DELETE /api/v1/statuses/{said}', as: 'dave', answers: '404' },
    { call: 'DELETE /api/v1/statuses/{said}', as: 'carol' },
  ],
};
