import type { Area } from '../contract-case';

export const timelines: Area = {
  name: 'timelines',
  seed: 'demo',
  recording: 'pleroma-2.7',
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
    { call: 'GET /api/v1/timelines/home', outcome: '403' },
    { call: 'GET /api/v1/timelines/home', token: 'nonsense', outcome: '403' },
    { call: 'GET /api/v1/timelines/public?limit=40' },
    { call: 'GET /api/v1/timelines/public?local=true', as: 'alice' },
    { call: 'GET /api/v1/timelines/public?only_media=true', as: 'alice' },
    { call: 'GET /api/v1/timelines/tag/birds?limit=5', as: 'alice' },
    { call: 'GET /api/v1/timelines/tag/one?any[]=two&all[]=three', as: 'alice', outcome: '500' },
  ],
};

export const lists: Area = {
  name: 'lists',
  seed: 'demo',
  recording: 'pleroma-2.7',
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
    { call: 'GET /api/v1/timelines/list/999999', as: 'alice', outcome: '403' },
    { call: 'DELETE /api/v1/lists/{list}/accounts', as: 'alice', json: { account_ids: ['{carol}'] } },
    { call: 'DELETE /api/v1/lists/{list}', as: 'alice' },
    { call: 'GET /api/v1/lists/{list}', as: 'alice', outcome: '404' },
  ],
};

export const search: Area = {
  name: 'search',
  seed: 'demo',
  recording: 'pleroma-2.7',
  prepare: [
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'The #birds sing' } },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'The #birds sleep' } },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'The #birds fly' } },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'The #birds eat' } },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'The #birds hide' } },
  ],
  steps: [
    { call: 'GET /api/v1/accounts/search?q={bob:name}&limit=5', as: 'alice' },
    { call: 'GET /api/v1/search?q=birds&limit=2', as: 'alice' },
    { call: 'GET /api/v2/search?q=birds&limit=3', as: 'alice' },
    { call: 'GET /api/v2/search?q={bob:name}&type=accounts&with_relationships=true', as: 'alice' },
    { call: 'GET /api/v2/search?q=birds&type=hashtags', as: 'alice' },
    { call: 'GET /api/v2/search?q=the&type=statuses&limit=3&offset=3', as: 'alice' },
    { call: 'GET /api/v2/search?q=birds&limit=2' },
  ],
};

export const scrobbles: Area = {
  name: 'scrobbles',
  seed: 'empty',
  recording: 'pleroma-2.7',
  steps: [
    {
      call: 'POST /api/v1/pleroma/scrobble',
      as: 'alice',
      json: { title: 'The Lark', artist: 'Somebody', album: 'Birds', length: 900 },
    },
    { call: 'GET /api/v1/pleroma/accounts/{alice:name}/scrobbles', as: 'alice' },
  ],
};
