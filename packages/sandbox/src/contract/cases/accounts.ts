import type { Area } from '../contract-case';

const ELSEWHERE = 'somebody on another server';

export const accounts: Area = {
  name: 'accounts',
  seed: 'demo',
  like: 'pleroma-2.7',
  prepare: [
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'Swifts' } },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'Swallows' } },
    { call: 'GET /api/v1/accounts/lookup?acct={bob:name}', keep: { bob: 'id' } },
    { call: 'POST /api/v1/accounts/{bob}/follow', as: 'alice', json: {} },
  ],
  steps: [
    { call: 'GET /api/v1/accounts/verify_credentials', as: 'alice', keep: { alice: 'id' } },
    { call: 'GET /api/v1/accounts/verify_credentials', as: 'bob' },
    { call: 'GET /api/v1/accounts/verify_credentials', as: 'dave' },
    { call: 'GET /api/v1/accounts/lookup?acct={bob:name}', keep: { bob: 'id' } },
    // A group: the recorded server had none.
    { call: 'GET /api/v1/accounts/lookup?acct=market', sandboxOnly: 'a group of the demonstration' },
    { call: 'GET /api/v1/accounts/lookup?acct=nosuch', answers: '404' },
    { call: 'GET /api/v1/accounts/{bob}', as: 'alice' },
    { call: 'GET /api/v1/accounts/{bob}?with_relationships=true', as: 'alice' },
    { call: 'GET /api/v1/accounts/{bob}' },
    { call: 'GET /api/v1/accounts/{alice}', as: 'alice' },
    { call: 'GET /api/v1/accounts/wren@hedgerow.example', as: 'alice', sandboxOnly: ELSEWHERE },
    { call: 'GET /api/v1/accounts/nosuchuser', as: 'alice', answers: '404' },
    { call: 'GET /api/v1/accounts/relationships?id[]={bob}&id[]={alice}', as: 'alice' },
    { call: 'GET /api/v1/accounts/{bob}/statuses?limit=5', as: 'alice' },
    { call: 'GET /api/v1/accounts/{bob}/statuses?only_media=true', as: 'alice' },
    { call: 'GET /api/v1/accounts/{bob}/statuses?exclude_reblogs=true&exclude_replies=true', as: 'alice' },
    { call: 'GET /api/v1/accounts/{alice}/statuses?pinned=true', as: 'alice' },
    { call: 'POST /api/v1/accounts/{bob}/unfollow', as: 'alice', json: {} },
    { call: 'POST /api/v1/accounts/{bob}/follow', as: 'alice', json: { reblogs: false, notify: true } },
    { call: 'POST /api/v1/accounts/{alice}/follow', as: 'alice', json: {}, answers: '400' },
    { call: 'POST /api/v1/accounts/nosuch/follow', as: 'alice', json: {}, answers: '404' },
  ],
};
