import type { Area } from '../contract-case';

const GROUPS = '/api/v2/filters';

/**
 * Filters of the second version. The recorded servers don't have them: the shapes are from Mastodon's documentation.
 */
export const filterGroups: Area = {
  name: 'filter-groups',
  seed: 'empty',
  like: 'pleroma-2.7',
  sandboxOnly: 'newer than the recorded server; it is switched on by the control door',
  steps: [
    { call: `GET ${GROUPS}`, as: 'carol', answers: '404' },
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
