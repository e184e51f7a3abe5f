import type { Area } from '../contract-case';

const APP = {
  client_name: 'Contract',
  redirect_uris: 'http://localhost/back',
  scopes: 'read write follow push',
};
const CLIENT = { client_id: '{client}', client_secret: '{secret}' };
const ALICE = { grant_type: 'password', username: '{alice:name}', password: '{alice:password}' };
const OUT_OF_BAND = 'urn:ietf:wg:oauth:2.0:oob';
const PAGE = {
  'authorization[client_id]': '{client}',
  'authorization[redirect_uri]': APP.redirect_uris,
  'authorization[scope][]': 'read',
  'authorization[name]': '{alice:name}',
  'authorization[password]': '{alice:password}',
};

export const oauth: Area = {
  name: 'oauth',
  seed: 'empty',
  like: 'pleroma-2.7',
  steps: [
    { call: 'POST /api/v1/apps', form: APP, keep: { client: 'client_id', secret: 'client_secret' } },
    {
      call: 'POST /api/v1/apps',
      form: { ...APP, redirect_uris: OUT_OF_BAND, website: 'http://localhost/app' },
      keep: { bare: 'client_id' },
    },
    { call: 'POST /api/v1/apps', json: { client_name: 'x' }, answers: '400' },
    {
      call: 'POST /oauth/token',
      form: { ...CLIENT, grant_type: 'client_credentials' },
      keep: { app: 'access_token' },
    },
    { call: 'GET /api/v1/apps/verify_credentials', token: '{app}' },
    {
      call: 'POST /oauth/token',
      form: { ...CLIENT, ...ALICE },
      keep: { refresh: 'refresh_token', access: 'access_token' },
    },
    {
      call: 'POST /oauth/token',
      form: { ...CLIENT, grant_type: 'refresh_token', refresh_token: '{refresh}' },
    },
    { call: 'POST /oauth/token', form: { ...CLIENT, ...ALICE, password: 'wrong' }, answers: '400' },
    { call: 'POST /oauth/token', form: { ...CLIENT, ...ALICE, username: 'nobody' }, answers: '400' },
    { call: 'POST /oauth/token', form: { ...CLIENT, ...ALICE, scope: 'nonsense' }, answers: '400' },
    { call: 'POST /oauth/token', form: { ...CLIENT, ...ALICE, client_secret: 'no' }, answers: '400' },
    { call: 'POST /oauth/token', form: CLIENT, answers: '500' },
    { call: 'POST /oauth/revoke', form: { ...CLIENT, token: '{access}' } },
    {
      call: 'GET /oauth/authorize?client_id={client}&redirect_uri=http://localhost/back&response_type=code&scope=read',
    },
    {
      call: 'POST /oauth/authorize',
      form: { ...PAGE, 'authorization[password]': 'wrong' },
      answers: '401',
    },
    { call: 'POST /oauth/authorize', form: PAGE, answers: '302' },
    {
      call: 'POST /oauth/authorize',
      form: { ...PAGE, 'authorization[redirect_uri]': OUT_OF_BAND, 'authorization[client_id]': '{bare}' },
    },
    { call: 'GET /oauth/authorize?client_id=nope&redirect_uri=http://localhost/back&response_type=code' },
  ],
};
