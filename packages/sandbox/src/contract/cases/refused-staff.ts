import type { Area, Step } from '../contract-case';

const ADMIN = '/api/v1/pleroma/admin';

const asModerator: readonly Step[] = [
  { call: `GET ${ADMIN}/announcements`, as: 'bob', answers: '403' },
  { call: `GET ${ADMIN}/users/{carol:name}/password_reset`, as: 'bob', answers: '403' },
  { call: `GET ${ADMIN}/users/invites`, as: 'bob', answers: '403' },
  { call: `DELETE ${ADMIN}/users?nickname={carol:name}`, as: 'bob', answers: '403' },
];

const asAdministrator: readonly Step[] = [
  {
    call: `PATCH ${ADMIN}/users/deactivate`,
    as: 'carol',
    json: { nicknames: ['{dave:name}'] },
    answers: '403',
  },
  {
    call: `PUT ${ADMIN}/users/tag`,
    as: 'carol',
    json: { nicknames: ['{dave:name}'], tags: ['x'] },
    answers: '403',
  },
  { call: `POST ${ADMIN}/users`, as: 'bob', json: { users: [] }, answers: '403' },
  { call: `POST ${ADMIN}/users`, as: 'alice', json: {}, answers: '400' },
  { call: `POST ${ADMIN}/users`, as: 'alice', json: { users: [{ nickname: 'hazel' }] }, answers: '500' },
  { call: `GET ${ADMIN}/announcements/nosuch`, as: 'alice', answers: '404' },
  { call: `PATCH ${ADMIN}/announcements/nosuch`, as: 'alice', json: { content: 'x' }, answers: '404' },
  { call: `DELETE ${ADMIN}/announcements/nosuch`, as: 'alice', answers: '404' },
  { call: `POST ${ADMIN}/announcements`, as: 'alice', json: { starts_at: null }, answers: '400' },
  { call: `GET ${ADMIN}/users/nosuch/password_reset`, as: 'alice', answers: '500' },
  { call: `GET ${ADMIN}/users/nosuch/permission_group`, as: 'alice', answers: '500' },
  { call: `DELETE ${ADMIN}/users`, as: 'alice', answers: '400' },
  { call: `DELETE ${ADMIN}/users?nickname=nosuch`, as: 'alice', answers: '500' },
  { call: `PATCH ${ADMIN}/users/deactivate`, as: 'alice', json: {}, answers: '400' },
  { call: `PATCH ${ADMIN}/users/deactivate`, as: 'alice', json: { nicknames: ['nosuch'] }, answers: '500' },
  { call: `PATCH ${ADMIN}/users/approve`, as: 'alice', json: { nicknames: ['nosuch'] }, answers: '500' },
  { call: `PUT ${ADMIN}/users/tag`, as: 'alice', json: { nicknames: ['{dave:name}'] }, answers: '400' },
  {
    call: `PUT ${ADMIN}/users/tag`,
    as: 'alice',
    json: { nicknames: ['nosuch'], tags: ['x'] },
    answers: '500',
  },
  { call: `POST ${ADMIN}/users/invite_token`, as: 'alice', json: { expires_at: 'soon' }, answers: '400' },
  { call: `POST ${ADMIN}/users/revoke_invite`, as: 'alice', json: {}, answers: '400' },
  { call: `POST ${ADMIN}/users/revoke_invite`, as: 'alice', json: { token: 'nosuch' }, answers: '404' },
  { call: 'GET /api/v1/accounts/lookup?acct={carol:name}', keep: { carol: 'id' } },
  {
    call: 'POST /api/v1/reports',
    as: 'dave',
    json: { account_id: '{carol}', comment: 'rude' },
    keep: { report: 'id' },
  },
  {
    call: `PATCH ${ADMIN}/reports`,
    as: 'alice',
    json: { reports: [{ id: 'nosuch', state: 'closed' }] },
    answers: '400',
  },
  {
    call: `PATCH ${ADMIN}/reports`,
    as: 'alice',
    json: {
      reports: [
        { id: '{report}', state: 'closed' },
        { id: '9zzzzzzzzzzzzzzzzz', state: 'closed' },
      ],
    },
    answers: '500',
  },
];

/** Errors of the staff's routes, for staff and for other people. */
export const refusedStaff: Area = {
  name: 'refused-staff',
  seed: 'empty',
  like: 'pleroma-2.7',
  harms: 'tries what the staff may do with people',
  steps: [...asModerator, ...asAdministrator],
};
