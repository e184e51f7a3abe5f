import type { Area, CaseJson, Step } from '../contract-case';

const ADMIN = '/api/v1/pleroma/admin';
const CONFIG = `POST ${ADMIN}/config`;
const FRONT_ENDS = `${ADMIN}/frontends`;
const RULES = `${ADMIN}/rules`;

const change = (configs: CaseJson, outcome = '200'): Step => ({
  call: CONFIG,
  as: 'alice',
  json: { configs },
  outcome,
});
const instance = (...value: readonly CaseJson[]) => change([{ group: ':pleroma', key: ':instance', value }]);
const refusedTo = (name: string, call: string): Step => ({ call, as: name, outcome: '403' });

const install = (json: CaseJson, outcome = '200'): Step => ({
  call: `POST ${FRONT_ENDS}/install`,
  as: 'alice',
  json,
  outcome,
});

export const configuration: Area = {
  name: 'configuration',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sideEffects: 'changes the configuration of the server',
  steps: [
    { call: `GET ${ADMIN}/config`, as: 'alice' },
    { call: `GET ${ADMIN}/config?only_db=true`, as: 'alice' },
    { call: `GET ${ADMIN}/config/descriptions`, as: 'alice' },
    instance({ tuple: [':short_description', 'Birds'] }),
    instance({ tuple: [':poll_limits', { ':max_options': 4 }] }),
    change([]),
    change([{ group: ':pleroma', key: ':instance', delete: true, subkeys: [':short_description'] }]),
    change([{ group: ':pleroma', key: ':instance', delete: true, subkeys: [':poll_limits'] }]),
    { call: CONFIG, as: 'alice', json: {}, outcome: '400' },
    change({ group: ':pleroma' }, '400'),
    change([{ group: ':pleroma', key: ':instance', delete: true, subkeys: ':name' }], '400'),
    change([{ group: 'pleroma', key: ':instance', value: [] }], '400'),
    change([{ key: ':instance', value: [] }], '500'),
    { call: `GET ${ADMIN}/need_reboot`, as: 'alice' },
    refusedTo('bob', `GET ${ADMIN}/config`),
    refusedTo('bob', CONFIG),
    refusedTo('bob', `GET ${ADMIN}/config/descriptions`),
    refusedTo('bob', `GET ${ADMIN}/need_reboot`),
    refusedTo('bob', `GET ${ADMIN}/restart`),
  ],
};

export const configurationInFile: Area = {
  name: 'configuration-in-file',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sandboxOnly: 'the operator of a real server decides it, and a restart ends what others do there',
  steps: [
    { call: `GET ${ADMIN}/restart`, as: 'alice' },
    { call: 'POST /sandbox/settings', json: { mode: 'no-database-configuration' } },
    { call: `GET ${ADMIN}/config`, as: 'alice', outcome: '400' },
    change([], '400'),
    { call: `GET ${ADMIN}/restart`, as: 'alice', outcome: '400' },
    { call: `GET ${ADMIN}/config/descriptions`, as: 'alice' },
    { call: `GET ${ADMIN}/need_reboot`, as: 'alice' },
  ],
};

export const frontEnds: Area = {
  name: 'front-ends',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sandboxOnly: 'a real server would download what is installed',
  steps: [
    { call: `GET ${FRONT_ENDS}`, as: 'alice' },
    refusedTo('bob', `GET ${FRONT_ENDS}`),
    install({ name: 'linnet', ref: 'v2' }),
    install({ name: 'own', ref: 'v1', build_url: 'https://files.example/own.zip' }),
    install({ name: 'linnet', ref: 'missing' }, '400'),
    install({}, '400'),
    install({ name: 'unknown', ref: 'v1' }, '500'),
    refusedTo('bob', `POST ${FRONT_ENDS}/install`),
  ],
};

const RELAY = `${ADMIN}/relay`;

export const relays: Area = {
  name: 'relays',
  seed: 'demo',
  recording: 'pleroma-2.7',
  sandboxOnly: 'a real server would follow the relay',
  steps: [
    { call: 'GET /api/v1/instance/peers', keep: { peer: '0' } },
    { call: `POST ${RELAY}`, as: 'alice', json: { relay_url: 'https://{peer}/actor' } },
    { call: `GET ${RELAY}`, as: 'alice' },
    { call: `DELETE ${RELAY}`, as: 'alice', json: { relay_url: 'https://{peer}/actor' } },
    { call: `DELETE ${RELAY}`, as: 'alice', json: { relay_url: 'https://{peer}/actor' }, outcome: '500' },
    { call: `POST ${RELAY}`, as: 'alice', json: { relay_url: 'nonsense' }, outcome: '500' },
    { call: `POST ${RELAY}`, as: 'alice', json: {}, outcome: '400' },
    refusedTo('bob', `GET ${RELAY}`),
  ],
};

const page = (name: string) => `${ADMIN}/instance_document/${name}`;
const html = { file: new Blob(['<h1>Panel</h1>'], { type: 'text/html' }) };

export const instanceDocuments: Area = {
  name: 'instance-documents',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sideEffects: 'replaces and removes the panel, changes the rules of the server',
  steps: [
    { call: `GET ${page('instance-panel')}`, as: 'alice' },
    { call: `PATCH ${page('instance-panel')}`, as: 'alice', form: {}, files: html },
    { call: `DELETE ${page('instance-panel')}`, as: 'alice' },
    { call: `DELETE ${page('instance-panel')}`, as: 'alice', outcome: '404' },
    { call: `GET ${page('nosuch')}`, as: 'alice', outcome: '404' },
    { call: `PATCH ${page('nosuch')}`, as: 'alice', form: {}, files: html, outcome: '404' },
    { call: `PATCH ${page('instance-panel')}`, as: 'alice', json: {}, outcome: '400' },
    { call: `PATCH ${page('instance-panel')}`, as: 'alice', json: { file: '<h1>x</h1>' }, outcome: '500' },
    refusedTo('bob', `GET ${page('instance-panel')}`),
    {
      call: `POST ${RULES}`,
      as: 'alice',
      json: { text: 'Be kind', hint: 'To birds too', priority: 3 },
      keep: { rule: 'id' },
    },
    { call: `GET ${RULES}`, as: 'alice' },
    { call: `PATCH ${RULES}/{rule}`, as: 'alice', json: { text: 'Be very kind' } },
    { call: `PATCH ${RULES}/abc`, as: 'alice', json: {}, outcome: '400' },
    { call: `PATCH ${RULES}/9999`, as: 'alice', json: {}, outcome: '500' },
    { call: `POST ${RULES}`, as: 'alice', json: {}, outcome: '400' },
    { call: `POST ${RULES}`, as: 'alice', json: { text: '' }, outcome: '500' },
    { call: `DELETE ${RULES}/{rule}`, as: 'alice' },
    { call: `DELETE ${RULES}/9999`, as: 'alice', outcome: '500' },
    refusedTo('bob', `GET ${RULES}`),
  ],
};

const APPS = `${ADMIN}/oauth_app`;
const CACHES = `${ADMIN}/media_proxy_caches`;
const BACKUPS = `POST ${ADMIN}/backups`;
const application = { name: 'Reader{mark}', redirect_uris: 'urn:ietf:wg:oauth:2.0:oob' };
const media = ['https://far.example/{mark}a.png'];

export const upkeep: Area = {
  name: 'upkeep',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sideEffects: 'registers and deletes an application, bans an address of media, makes a backup for somebody',
  steps: [
    {
      call: `POST ${APPS}`,
      as: 'alice',
      json: { ...application, website: 'https://reader.example', scopes: ['read', 'write'], trusted: true },
      keep: { app: 'id' },
    },
    { call: `GET ${APPS}?page=1&page_size=2&trusted=true&name=Reader{mark}`, as: 'alice' },
    { call: `GET ${APPS}?client_id=nosuch`, as: 'alice' },
    { call: `PATCH ${APPS}/{app}`, as: 'alice', json: { trusted: false, website: null, scopes: ['read'] } },
    { call: `PATCH ${APPS}/{app}`, as: 'alice', json: { name: '', redirect_uris: 'x' }, outcome: '500' },
    { call: `PATCH ${APPS}/99999`, as: 'alice', json: application, outcome: '400' },
    { call: `POST ${APPS}`, as: 'alice', json: { name: '', redirect_uris: '' } },
    { call: `POST ${APPS}`, as: 'alice', json: { name: 'x' }, outcome: '400' },
    { call: `POST ${APPS}`, as: 'alice', json: { ...application, scopes: 'read' }, outcome: '400' },
    { call: `DELETE ${APPS}/{app}`, as: 'alice', outcome: '204' },
    { call: `DELETE ${APPS}/{app}`, as: 'alice', outcome: '400' },
    refusedTo('bob', `GET ${APPS}`),
    { call: `POST ${CACHES}/purge`, as: 'alice', json: { urls: media, ban: true } },
    { call: `GET ${CACHES}?query=far&page=1&page_size=2`, as: 'alice' },
    { call: `GET ${CACHES}?query=%5B`, as: 'alice', outcome: '500' },
    { call: `POST ${CACHES}/delete`, as: 'alice', json: { urls: media } },
    { call: `POST ${CACHES}/purge`, as: 'alice', json: {}, outcome: '400' },
    { call: `POST ${CACHES}/delete`, as: 'alice', json: {}, outcome: '400' },
    refusedTo('bob', `GET ${CACHES}`),
    { call: `GET ${ADMIN}/stats?instance=nosuch.example`, as: 'alice' },
    refusedTo('carol', `GET ${ADMIN}/stats`),
    { call: BACKUPS, as: 'alice', json: { nickname: '{carol:name}' } },
    { call: BACKUPS, as: 'alice', json: {}, outcome: '400' },
    { call: BACKUPS, as: 'alice', json: { nickname: 'nosuch' }, outcome: '500' },
  ],
};
