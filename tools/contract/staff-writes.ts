import { REPORTS, said, whoIs } from './write';
import type { Write } from './write';

const ADMIN = '/api/v1/pleroma/admin';
const USERS = `${ADMIN}/users`;
const seen = 'GET /api/v1/accounts/{carol}';

const names = { nicknames: ['{carol:name}'] };
const deactivated = { call: `PATCH ${USERS}/deactivate`, as: 'alice', json: names };
const marks = { nicknames: ['{carol:name}'], tags: ['mrf_tag:media-strip'] };
const marked = { call: `PUT ${USERS}/tag`, as: 'alice', json: marks };
const rights = `${USERS}/{carol:name}/permission_group/moderator`;
const announced = {
  call: `POST ${ADMIN}/announcements`,
  as: 'alice',
  json: { content: 'Cake at four', all_day: false },
  keep: { news: 'id' },
};
const reported = [
  whoIs('carol'),
  said,
  {
    call: 'POST /api/v1/reports',
    as: 'bob',
    json: { account_id: '{carol}', status_ids: ['{said}'], comment: 'Loud' },
    keep: { report: 'id' },
  },
];

/** Changes by staff. An account that is deactivated is activated again by the next change. */
export const STAFF_WRITES: readonly Write[] = [
  {
    prepare: [whoIs('carol')],
    write: deactivated,
    shownBy: [{ call: seen, as: 'alice', at: 'pleroma.deactivated', is: true }],
  },
  {
    prepare: [whoIs('carol'), deactivated],
    write: { call: `PATCH ${USERS}/activate`, as: 'alice', json: names },
    shownBy: [{ call: seen, as: 'alice', at: 'pleroma.deactivated', is: false }],
  },
  {
    prepare: [whoIs('carol')],
    write: marked,
    shownBy: [{ call: seen, as: 'alice', at: 'pleroma.tags.*', is: 'mrf_tag:media-strip' }],
  },
  {
    prepare: [whoIs('carol'), marked],
    write: { call: `DELETE ${USERS}/tag`, as: 'alice', json: marks },
    shownBy: [{ call: seen, as: 'alice', at: 'pleroma.tags.*', isNot: 'mrf_tag:media-strip' }],
  },
  {
    prepare: [whoIs('carol')],
    write: { call: `POST ${rights}`, as: 'alice', json: {} },
    shownBy: [{ call: seen, as: 'alice', at: 'pleroma.is_moderator', is: true }],
  },
  {
    prepare: [whoIs('carol'), { call: `POST ${rights}`, as: 'alice', json: {} }],
    write: { call: `DELETE ${rights}`, as: 'alice' },
    shownBy: [{ call: seen, as: 'alice', at: 'pleroma.is_moderator', is: false }],
  },
  {
    prepare: reported.slice(0, 2),
    write: reported[2] ?? said,
    shownBy: [{ call: REPORTS, as: 'alice', at: '0.report.content', is: 'Loud' }],
  },
  {
    prepare: reported,
    write: {
      call: `PATCH ${ADMIN}/reports`,
      as: 'alice',
      json: { reports: [{ id: '{report}', state: 'closed' }] },
    },
    shownBy: [{ call: REPORTS, as: 'alice', at: '0.report.state', is: 'closed' }],
  },
  {
    prepare: [],
    write: announced,
    shownBy: [
      { call: 'GET /api/v1/announcements', as: 'bob', at: '*.id', is: '{news}' },
      { call: `GET ${ADMIN}/announcements`, as: 'alice', at: '*.id', is: '{news}' },
    ],
  },
  {
    prepare: [announced],
    write: { call: `PATCH ${ADMIN}/announcements/{news}`, as: 'alice', json: { content: 'Cake at five' } },
    shownBy: [
      {
        call: `GET ${ADMIN}/announcements/{news}`,
        as: 'alice',
        at: 'pleroma.raw_content',
        is: 'Cake at five',
      },
    ],
  },
  {
    prepare: [announced],
    write: { call: 'POST /api/v1/announcements/{news}/dismiss', as: 'bob', json: {} },
    shownBy: [{ call: 'GET /api/v1/announcements', as: 'bob', at: '*.read', is: true }],
  },
  {
    prepare: [announced],
    write: { call: `DELETE ${ADMIN}/announcements/{news}`, as: 'alice' },
    shownBy: [{ call: 'GET /api/v1/announcements', as: 'bob', at: '*.id', isNot: '{news}' }],
  },
];
