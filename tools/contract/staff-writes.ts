import { REPORTS, postAsCarol, lookUp } from './write';
import type { CaseJson, Step } from '@linnet/sandbox/contract';
import type { Write } from './write';

const ADMIN = '/api/v1/pleroma/admin';
const USERS = `${ADMIN}/users`;
const READ_CAROL = 'GET /api/v1/accounts/{carol}';

const names = { nicknames: ['{carol:name}'] };
const deactivate = { call: `PATCH ${USERS}/deactivate`, as: 'alice', json: names };
const tagChange = { nicknames: ['{carol:name}'], tags: ['mrf_tag:media-strip'] };
const addTag = { call: `PUT ${USERS}/tag`, as: 'alice', json: tagChange };
const MODERATOR_ROLE = `${USERS}/{carol:name}/permission_group/moderator`;
const announce = {
  call: `POST ${ADMIN}/announcements`,
  as: 'alice',
  json: { content: 'Cake at four', all_day: false },
  keep: { news: 'id' },
};
const SHORT = 'Said for the contract';
const configure = (change: CaseJson): Step => ({
  call: `POST ${ADMIN}/config`,
  as: 'alice',
  json: { configs: [change] },
});
const instance = { group: ':pleroma', key: ':instance' };
const describe = configure({ ...instance, value: [{ tuple: [':short_description', SHORT] }] });
const rule = { text: 'Be kind', hint: 'To birds too', priority: 4 };
const addRule: Step = { call: `POST ${ADMIN}/rules`, as: 'alice', json: rule, keep: { rule: 'id' } };
const RULES = { call: `GET ${ADMIN}/rules`, as: 'alice' };

const APPS = `${ADMIN}/oauth_app`;
/** Registers an application. Each change uses one with a name of its own, because lists are searched by name. */
const addApp = (id: string): Step => ({
  call: `POST ${APPS}`,
  as: 'alice',
  json: {
    name: `${id}{mark}`,
    redirect_uris: 'https://reader.example/done',
    scopes: ['read'],
    website: 'https://reader.example',
    trusted: true,
  },
  keep: { [id]: 'id' },
});
const trusted = (id: string) => ({ call: `GET ${APPS}?name=${id}{mark}&trusted=true`, as: 'alice' });
const CACHES = `${ADMIN}/media_proxy_caches`;
const picture = 'https://far.example/{mark}picture.png';
const banned = { call: `GET ${CACHES}?query=far.example`, as: 'alice', path: 'urls.*' };
const ban: Step = { call: `POST ${CACHES}/purge`, as: 'alice', json: { urls: [picture], ban: true } };
const unban: Step = { call: `POST ${CACHES}/delete`, as: 'alice', json: { urls: [picture] } };

const reportSteps = [
  lookUp('carol'),
  postAsCarol,
  {
    call: 'POST /api/v1/reports',
    as: 'bob',
    json: { account_id: '{carol}', status_ids: ['{said}'], comment: 'Loud' },
    keep: { report: 'id' },
  },
];

const noteIt = { call: `POST ${ADMIN}/reports/{report}/notes`, as: 'alice', json: { content: 'Known' } };

const invite = {
  call: `POST ${USERS}/invite_token`,
  as: 'alice',
  json: { max_use: 3, expires_at: '2099-01-01' },
  keep: { invite: 'token' },
};

/** Changes by staff. An account that is deactivated is activated again by the next change. */
export const STAFF_WRITES: readonly Write[] = [
  {
    prepare: [lookUp('carol')],
    write: deactivate,
    shownBy: [{ call: READ_CAROL, as: 'alice', path: 'pleroma.deactivated', expected: true }],
  },
  {
    prepare: [lookUp('carol'), deactivate],
    write: { call: `PATCH ${USERS}/activate`, as: 'alice', json: names },
    shownBy: [{ call: READ_CAROL, as: 'alice', path: 'pleroma.deactivated', expected: false }],
  },
  {
    prepare: [lookUp('carol')],
    write: addTag,
    shownBy: [{ call: READ_CAROL, as: 'alice', path: 'pleroma.tags.*', expected: 'mrf_tag:media-strip' }],
  },
  {
    prepare: [lookUp('carol'), addTag],
    write: { call: `DELETE ${USERS}/tag`, as: 'alice', json: tagChange },
    shownBy: [{ call: READ_CAROL, as: 'alice', path: 'pleroma.tags.*', unexpected: 'mrf_tag:media-strip' }],
  },
  {
    prepare: [lookUp('carol')],
    write: { call: `POST ${MODERATOR_ROLE}`, as: 'alice', json: {} },
    shownBy: [{ call: READ_CAROL, as: 'alice', path: 'pleroma.is_moderator', expected: true }],
  },
  {
    prepare: [lookUp('carol'), { call: `POST ${MODERATOR_ROLE}`, as: 'alice', json: {} }],
    write: { call: `DELETE ${MODERATOR_ROLE}`, as: 'alice' },
    shownBy: [{ call: READ_CAROL, as: 'alice', path: 'pleroma.is_moderator', expected: false }],
  },
  {
    prepare: reportSteps.slice(0, 2),
    write: reportSteps[2] ?? postAsCarol,
    shownBy: [{ call: REPORTS, as: 'alice', path: '0.report.content', expected: 'Loud' }],
  },
  {
    prepare: reportSteps,
    write: {
      call: `PATCH ${ADMIN}/reports`,
      as: 'alice',
      json: { reports: [{ id: '{report}', state: 'closed' }] },
    },
    shownBy: [{ call: REPORTS, as: 'alice', path: '0.report.state', expected: 'closed' }],
  },
  {
    prepare: reportSteps,
    write: noteIt,
    shownBy: [
      { call: `GET ${ADMIN}/reports/{report}`, as: 'alice', path: 'notes.*.content', expected: 'Known' },
    ],
  },
  {
    prepare: [
      ...reportSteps,
      noteIt,
      { call: `GET ${ADMIN}/reports/{report}`, as: 'alice', keep: { note: 'notes.0.id' } },
    ],
    write: { call: `DELETE ${ADMIN}/reports/{report}/notes/{note}`, as: 'alice' },
    shownBy: [
      { call: `GET ${ADMIN}/reports/{report}`, as: 'alice', path: 'notes.*.content', unexpected: 'Known' },
    ],
  },
  {
    prepare: [postAsCarol],
    write: {
      call: `PUT ${ADMIN}/statuses/{said}`,
      as: 'alice',
      json: { sensitive: true, visibility: 'unlisted' },
    },
    shownBy: [
      { call: 'GET /api/v1/statuses/{said}', as: 'bob', path: 'sensitive', expected: true },
      { call: 'GET /api/v1/statuses/{said}', as: 'bob', path: 'visibility', expected: 'unlisted' },
    ],
  },
  {
    prepare: [lookUp('carol'), postAsCarol],
    write: { call: `DELETE ${ADMIN}/statuses/{said}`, as: 'alice' },
    shownBy: [
      { call: 'GET /api/v1/accounts/{carol}/statuses', as: 'bob', path: '*.id', unexpected: '{said}' },
    ],
  },
  ...(['suggest', 'unsuggest'] as const).map((step): Write => ({
    prepare: [{ call: `PATCH ${USERS}/suggest`, as: 'alice', json: names }],
    write: { call: `PATCH ${USERS}/${step}`, as: 'alice', json: names },
    shownBy: [
      { call: `GET ${USERS}/{carol:name}`, as: 'alice', path: 'is_suggested', expected: step === 'suggest' },
    ],
  })),
  {
    prepare: [],
    write: {
      call: `PATCH ${USERS}/{carol:name}/credentials`,
      as: 'alice',
      json: { name: 'Carola', email: 'carola{mark}@hedge.example' },
    },
    shownBy: [
      { call: `GET ${USERS}/{carol:name}`, as: 'alice', path: 'display_name', expected: 'Carola' },
      {
        call: `GET ${USERS}/{carol:name}/credentials`,
        as: 'alice',
        path: 'email',
        expected: 'carola{mark}@hedge.example',
      },
    ],
  },
  {
    prepare: [],
    write: invite,
    shownBy: [{ call: `GET ${USERS}/invites`, as: 'alice', path: 'invites.*.token', expected: '{invite}' }],
  },
  {
    prepare: [invite],
    write: { call: `POST ${USERS}/revoke_invite`, as: 'alice', json: { token: '{invite}' } },
    shownBy: [{ call: `GET ${USERS}/invites`, as: 'alice', path: 'invites.*.used', expected: true }],
  },
  {
    prepare: [],
    write: describe,
    shownBy: [{ call: 'GET /api/v1/instance', path: 'short_description', expected: SHORT }],
  },
  {
    prepare: [describe],
    write: configure({ ...instance, delete: true, subkeys: [':short_description'] }),
    shownBy: [{ call: 'GET /api/v1/instance', path: 'short_description', unexpected: SHORT }],
  },
  {
    prepare: [],
    write: addApp('reader'),
    shownBy: [
      { ...trusted('reader'), path: 'apps.*.name', expected: 'reader{mark}' },
      { ...trusted('reader'), path: 'apps.*.website', expected: 'https://reader.example' },
    ],
  },
  {
    prepare: [addApp('writer')],
    write: {
      call: `PATCH ${APPS}/{writer}`,
      as: 'alice',
      json: {
        name: 'Writer{mark}',
        redirect_uris: 'https://writer.example/done',
        scopes: ['read', 'write'],
        website: null,
        trusted: false,
      },
    },
    shownBy: [
      {
        call: `GET ${APPS}?name=Writer{mark}`,
        as: 'alice',
        path: 'apps.*.redirect_uri',
        expected: 'https://writer.example/done',
      },
    ],
  },
  {
    prepare: [addApp('deleted')],
    write: { call: `DELETE ${APPS}/{deleted}`, as: 'alice' },
    shownBy: [{ ...trusted('deleted'), path: 'apps.*.name', unexpected: 'deleted{mark}' }],
  },
  {
    prepare: [unban],
    write: ban,
    shownBy: [{ ...banned, expected: picture }],
  },
  {
    prepare: [ban],
    write: unban,
    shownBy: [{ ...banned, unexpected: picture }],
  },
  {
    prepare: [],
    write: addRule,
    shownBy: [
      { ...RULES, path: '*.id', expected: '{rule}' },
      { ...RULES, path: '*.hint', expected: 'To birds too' },
      { call: 'GET /api/v1/instance/rules', path: '*.id', expected: '{rule}' },
    ],
  },
  {
    prepare: [addRule],
    write: {
      call: `PATCH ${ADMIN}/rules/{rule}`,
      as: 'alice',
      json: { text: 'Be very kind', hint: 'To cats too', priority: 5 },
    },
    shownBy: [
      { ...RULES, path: '*.text', expected: 'Be very kind' },
      { ...RULES, path: '*.hint', expected: 'To cats too' },
      { ...RULES, path: '*.priority', expected: 5 },
    ],
  },
  {
    prepare: [addRule],
    write: { call: `DELETE ${ADMIN}/rules/{rule}`, as: 'alice' },
    shownBy: [{ ...RULES, path: '*.id', unexpected: '{rule}' }],
  },
  {
    prepare: [],
    write: announce,
    shownBy: [
      { call: 'GET /api/v1/announcements', as: 'bob', path: '*.id', expected: '{news}' },
      { call: `GET ${ADMIN}/announcements`, as: 'alice', path: '*.id', expected: '{news}' },
    ],
  },
  {
    prepare: [announce],
    write: { call: `PATCH ${ADMIN}/announcements/{news}`, as: 'alice', json: { content: 'Cake at five' } },
    shownBy: [
      {
        call: `GET ${ADMIN}/announcements/{news}`,
        as: 'alice',
        path: 'pleroma.raw_content',
        expected: 'Cake at five',
      },
    ],
  },
  {
    prepare: [announce],
    write: { call: 'POST /api/v1/announcements/{news}/dismiss', as: 'bob', json: {} },
    shownBy: [{ call: 'GET /api/v1/announcements', as: 'bob', path: '*.read', expected: true }],
  },
  {
    prepare: [announce],
    write: { call: `DELETE ${ADMIN}/announcements/{news}`, as: 'alice' },
    shownBy: [{ call: 'GET /api/v1/announcements', as: 'bob', path: '*.id', unexpected: '{news}' }],
  },
];
