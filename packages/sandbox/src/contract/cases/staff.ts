import type { Area } from '../contract-case';

const ADMIN = '/api/v1/pleroma/admin';
const nicknames = ['{carol:name}'];
const NEWCOMER = { nickname: 'hazel{mark}', email: 'hazel{mark}@hedge.example', password: 'long enough' };
const tagged = { nicknames, tags: ['mrf_tag:sandbox'] };

export const staff: Area = {
  name: 'staff',
  seed: 'empty',
  like: 'pleroma-2.7',
  harms: 'gives and takes rights, deactivates and deletes accounts',
  steps: [
    { call: 'GET /api/v1/accounts/lookup?acct={dave:name}', keep: { dave: 'id' } },
    { call: `PUT ${ADMIN}/users/tag`, as: 'alice', json: tagged, answers: '204' },
    { call: `DELETE ${ADMIN}/users/tag`, as: 'alice', json: tagged, answers: '204' },
    { call: `GET ${ADMIN}/users/{carol:name}/permission_group`, as: 'alice' },
    { call: `POST ${ADMIN}/users/{carol:name}/permission_group/moderator`, as: 'alice' },
    { call: `DELETE ${ADMIN}/users/{carol:name}/permission_group/moderator`, as: 'alice' },
    { call: `PATCH ${ADMIN}/users/deactivate`, as: 'alice', json: { nicknames } },
    { call: `PATCH ${ADMIN}/users/activate`, as: 'alice', json: { nicknames } },
    {
      call: 'POST /api/v1/reports',
      as: 'carol',
      json: { account_id: '{dave}', comment: 'Sharp' },
      keep: { report: 'id' },
    },
    {
      call: `PATCH ${ADMIN}/reports`,
      as: 'alice',
      json: { reports: [{ id: '{report}', state: 'resolved' }] },
      answers: '204',
    },
    { call: `POST ${ADMIN}/users`, as: 'alice', json: { users: [NEWCOMER] } },
    { call: `POST ${ADMIN}/users`, as: 'alice', json: { users: [NEWCOMER] }, answers: '409' },
    { call: `DELETE ${ADMIN}/users?nickname=hazel{mark}`, as: 'alice' },
    { call: `DELETE ${ADMIN}/users?nickname={carol:name}`, as: 'alice' },
  ],
};
