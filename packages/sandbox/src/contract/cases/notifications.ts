import type { Area } from '../contract-case';

export const notifications: Area = {
  name: 'notifications',
  seed: 'demo',
  recording: 'pleroma-2.7',
  sideEffects: 'clears notifications',
  prepare: [
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: '@{alice:name} one' } },
    { call: 'POST /api/v1/statuses', as: 'carol', json: { status: '@{alice:name} two' } },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: '@{alice:name} three' } },
    { call: 'POST /api/v1/statuses', as: 'carol', json: { status: '@{alice:name} four' } },
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: '@{bob:name} five' } },
  ],
  steps: [
    {
      call: 'GET /api/v1/notifications?limit=40',
      as: 'alice',
      keep: { first: '0.id', second: '1.id', third: '2.id' },
    },
    { call: 'GET /api/v1/notifications?limit=3&types[]=mention', as: 'alice' },
    { call: 'GET /api/v1/notifications?limit=3&exclude_types[]=favourite', as: 'alice' },
    { call: 'GET /api/v1/notifications', as: 'bob' },
    { call: 'GET /api/v1/notifications', as: 'dave' },
    { call: 'GET /api/v1/notifications/{first}', as: 'alice' },
    { call: 'POST /api/v1/pleroma/notifications/read', as: 'bob', json: { id: '{first}' }, outcome: '400' },
    { call: 'POST /api/v1/pleroma/notifications/read', as: 'alice', json: { max_id: '{first}' } },
    { call: 'POST /api/v1/notifications/{second}/dismiss', as: 'alice', json: {} },
    { call: 'POST /api/v1/notifications/dismiss', as: 'alice', json: { id: '{third}' } },
    { call: 'DELETE /api/v1/notifications/destroy_multiple?ids[]={first}', as: 'alice' },
    { call: 'POST /api/v1/notifications/clear', as: 'bob', json: {} },
    { call: 'POST /api/v1/markers', as: 'alice', json: { notifications: { last_read_id: '{first}' } } },
    { call: 'GET /api/v1/markers?timeline[]=home&timeline[]=notifications', as: 'alice' },
  ],
};

const PUSH = '/api/v1/push/subscription';
const SUBSCRIPTION = {
  subscription: {
    endpoint: 'https://push.example/x',
    keys: { p256dh: 'BIPUL12DLfytvTajnryr', auth: 'dYk2v' },
  },
  data: { alerts: { mention: true, follow: true } },
};

export const push: Area = {
  name: 'push',
  seed: 'empty',
  recording: 'pleroma-2.7',
  steps: [
    { call: `GET ${PUSH}`, as: 'alice', outcome: '404' },
    { call: `POST ${PUSH}`, as: 'alice', json: SUBSCRIPTION },
    { call: `GET ${PUSH}`, as: 'alice' },
    { call: `PUT ${PUSH}`, as: 'alice', json: { data: { alerts: { mention: false } } } },
    { call: `DELETE ${PUSH}`, as: 'alice' },
  ],
};

export const filters: Area = {
  name: 'filters',
  seed: 'empty',
  recording: 'pleroma-2.7',
  steps: [
    {
      call: 'POST /api/v1/filters',
      as: 'alice',
      json: { phrase: 'rain', context: ['home', 'public'] },
      keep: { rain: 'id' },
    },
    {
      call: 'POST /api/v1/filters',
      as: 'alice',
      json: {
        phrase: 'snow',
        context: ['thread'],
        irreversible: true,
        whole_word: false,
        expires_in: 86_400,
      },
    },
    { call: 'GET /api/v1/filters', as: 'alice' },
    { call: 'GET /api/v1/filters/{rain}', as: 'alice' },
    {
      call: 'PUT /api/v1/filters/{rain}',
      as: 'alice',
      json: { phrase: 'hail', context: ['notifications'], expires_in: null },
    },
    { call: 'DELETE /api/v1/filters/{rain}', as: 'alice' },
  ],
};

const GROUPS = '/api/v2/filters';

/**
 * Filters of the second version. The recorded servers don't have them: the shapes are from Mastodon's documentation.
 */
export const filterGroups: Area = {
  name: 'filter-groups',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sandboxOnly: 'newer than the recorded server; it is switched on by the control door',
  steps: [
    { call: `GET ${GROUPS}`, as: 'carol', outcome: '404' },
    { call: 'POST /sandbox/settings', json: { filtersV2: true } },
    {
      call: `POST ${GROUPS}`,
      as: 'carol',
      json: {
        title: 'Noise',
        context: ['home'],
        keywords_attributes: [{ keyword: 'zzz', whole_word: true }],
      },
      keep: { group: 'id' },
    },
    { call: `GET ${GROUPS}`, as: 'carol' },
    { call: `GET ${GROUPS}/{group}`, as: 'carol' },
    { call: `PUT ${GROUPS}/{group}`, as: 'carol', json: { title: 'Less noise', expires_in: 600 } },
    { call: `POST ${GROUPS}/{group}/keywords`, as: 'carol', json: { keyword: 'yyy' }, keep: { word: 'id' } },
    { call: `GET ${GROUPS}/{group}/keywords`, as: 'carol' },
    { call: `GET ${GROUPS}/keywords/{word}`, as: 'carol' },
    { call: `PUT ${GROUPS}/keywords/{word}`, as: 'carol', json: { keyword: 'xxx' } },
    { call: `DELETE ${GROUPS}/keywords/{word}`, as: 'carol' },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'Loud' }, keep: { said: 'id' } },
    {
      call: `POST ${GROUPS}/{group}/statuses`,
      as: 'carol',
      json: { status_id: '{said}' },
      keep: { listed: 'id' },
    },
    { call: `GET ${GROUPS}/{group}/statuses`, as: 'carol' },
    { call: `GET ${GROUPS}/statuses/{listed}`, as: 'carol' },
    { call: `DELETE ${GROUPS}/statuses/{listed}`, as: 'carol' },
    { call: `DELETE ${GROUPS}/{group}`, as: 'carol' },
  ],
};
