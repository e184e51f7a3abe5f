import type { Area } from '../contract-case';

export const lists: Area = {
  name: 'lists',
  seed: 'demo',
  like: 'pleroma-2.7',
  steps: [
    { call: 'GET /api/v1/accounts/lookup?acct={alice:name}', keep: { alice: 'id' } },
    { call: 'GET /api/v1/accounts/lookup?acct={bob:name}', keep: { bob: 'id' } },
    { call: 'GET /api/v1/accounts/lookup?acct={carol:name}', keep: { carol: 'id' } },
    { call: 'GET /api/v1/accounts/lookup?acct={dave:name}', keep: { dave: 'id' } },

    { call: 'POST /api/v1/lists', as: 'alice', json: { title: 'Hedges' }, keep: { list: 'id' } },
    { call: 'GET /api/v1/lists', as: 'alice' },
    { call: 'GET /api/v1/lists/{list}', as: 'alice' },
    { call: 'PUT /api/v1/lists/{list}', as: 'alice', json: { title: 'Hedges and ditches' } },
    { call: 'POST /api/v1/accounts/{carol}/follow', as: 'alice', json: {} },
    { call: 'POST /api/v1/lists/{list}/accounts', as: 'alice', json: { account_ids: ['{carol}'] } },
    { call: 'GET /api/v1/lists/{list}/accounts', as: 'alice' },
    { call: 'GET /api/v1/accounts/{carol}/lists', as: 'alice' },
    { call: 'GET /api/v1/timelines/list/{list}?limit=5', as: 'alice' },
    { call: 'GET /api/v1/timelines/list/999999', as: 'alice', answers: '403' },
    { call: 'DELETE /api/v1/lists/{list}/accounts', as: 'alice', json: { account_ids: ['{carol}'] } },
    { call: 'DELETE /api/v1/lists/{list}', as: 'alice' },
    { call: 'GET /api/v1/lists/{list}', as: 'alice', answers: '404' },
  ],
};
