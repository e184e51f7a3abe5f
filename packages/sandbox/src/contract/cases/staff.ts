import type { Area, Step } from '../contract-case';

const ADMIN = '/api/v1/pleroma/admin';
const nicknames = ['{carol:name}'];
const NEW_USER = { nickname: 'hazel{mark}', email: 'hazel{mark}@hedge.example', password: 'long enough' };
const tagged = { nicknames, tags: ['mrf_tag:sandbox'] };

export const staff: Area = {
  name: 'staff',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sideEffects: 'gives and takes rights, deactivates and deletes accounts',
  steps: [
    { call: 'GET /api/v1/accounts/lookup?acct={dave:name}', keep: { dave: 'id' } },
    { call: `PUT ${ADMIN}/users/tag`, as: 'alice', json: tagged, outcome: '204' },
    { call: `DELETE ${ADMIN}/users/tag`, as: 'alice', json: tagged, outcome: '204' },
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
    { call: `GET ${ADMIN}/reports?state=open&page=1&page_size=2`, as: 'alice' },
    { call: `POST ${ADMIN}/reports/{report}/notes`, as: 'alice', json: { content: 'Known' }, outcome: '204' },
    { call: `GET ${ADMIN}/reports/{report}`, as: 'alice', keep: { note: 'notes.0.id' } },
    { call: `DELETE ${ADMIN}/reports/{report}/notes/{note}`, as: 'alice', outcome: '204' },
    {
      call: `PATCH ${ADMIN}/reports`,
      as: 'alice',
      json: { reports: [{ id: '{report}', state: 'resolved' }] },
      outcome: '204',
    },
    { call: 'POST /api/v1/statuses', as: 'carol', json: { status: 'Sharp' }, keep: { said: 'id' } },
    { call: `GET ${ADMIN}/statuses/{said}`, as: 'alice' },
    {
      call: `PUT ${ADMIN}/statuses/{said}`,
      as: 'alice',
      json: { sensitive: true, visibility: 'unlisted' },
    },
    { call: `GET ${ADMIN}/statuses?local_only=true&page_size=2`, as: 'alice' },
    { call: `GET ${ADMIN}/statuses?godmode=true&with_reblogs=true&page=2&page_size=2`, as: 'alice' },
    { call: `DELETE ${ADMIN}/statuses/{said}`, as: 'alice' },
    {
      call: 'POST /api/v1/pleroma/chats/by-account-id/{dave}',
      as: 'carol',
      keep: { chat: 'id' },
    },
    {
      call: 'POST /api/v1/pleroma/chats/{chat}/messages',
      as: 'carol',
      json: { content: 'Between us' },
      keep: { message: 'id' },
    },
    { call: `GET ${ADMIN}/users/{carol:name}/chats`, as: 'alice' },
    { call: `GET ${ADMIN}/chats/{chat}`, as: 'alice' },
    { call: `GET ${ADMIN}/chats/{chat}/messages?limit=5`, as: 'alice' },
    { call: `DELETE ${ADMIN}/chats/{chat}/messages/{message}`, as: 'alice' },
    { call: `POST ${ADMIN}/users`, as: 'alice', json: { users: [NEW_USER] } },
    { call: `POST ${ADMIN}/users`, as: 'alice', json: { users: [NEW_USER] }, outcome: '409' },
    { call: `DELETE ${ADMIN}/users?nickname=hazel{mark}`, as: 'alice' },
    { call: `GET ${ADMIN}/moderation_log?page=1&page_size=50&search=users`, as: 'alice' },
    { call: `GET ${ADMIN}/moderation_log?page=0`, as: 'alice', outcome: '500' },
    { call: `GET ${ADMIN}/moderation_log`, as: 'carol', outcome: '403' },
    { call: `GET ${ADMIN}/instances/nosuch.example/statuses`, as: 'alice' },
    { call: `DELETE ${ADMIN}/instances/nosuch.example`, as: 'alice' },
    { call: `DELETE ${ADMIN}/users?nickname={carol:name}`, as: 'alice' },
  ],
};

const USERS = '/api/v1/pleroma/admin/users';

export const staffPeople: Area = {
  name: 'staff-people',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sideEffects: 'changes the name and the password of somebody',
  steps: [
    {
      call: `GET ${USERS}?page=1&page_size=3&filters=local,active&query=a&actor_types[]=Person`,
      as: 'alice',
    },
    { call: `GET ${USERS}?name=carol&email=nobody@hedge.example&tags[]=x`, as: 'alice' },
    { call: `GET ${USERS}/{carol:name}`, as: 'alice' },
    { call: 'POST /api/v1/statuses', as: 'carol', json: { status: 'Mine', visibility: 'private' } },
    { call: `GET ${USERS}/{carol:name}/statuses?page=1&page_size=2&godmode=true`, as: 'alice' },
    { call: `GET ${USERS}/{carol:name}/credentials`, as: 'alice' },
    { call: `PATCH ${USERS}/{carol:name}/credentials`, as: 'alice', json: { name: 'Carola' } },
    { call: `PATCH ${USERS}/suggest`, as: 'alice', json: { nicknames: ['{carol:name}'] } },
    { call: `PATCH ${USERS}/unsuggest`, as: 'alice', json: { nicknames: ['{carol:name}'] } },
    { call: `GET ${USERS}`, as: 'carol', outcome: '403' },
    { call: `GET ${USERS}?page=x`, as: 'alice', outcome: '400' },
    { call: `GET ${USERS}?page=0`, as: 'alice', outcome: '500' },
    { call: `GET ${USERS}/nosuch`, as: 'alice', outcome: '404' },
    { call: `GET ${USERS}/{carol:name}`, as: 'carol', outcome: '403' },
    { call: `GET ${USERS}/nosuch/statuses`, as: 'alice', outcome: '404' },
    { call: `GET ${USERS}/nosuch/credentials`, as: 'alice', outcome: '404' },
    { call: `GET ${USERS}/{carol:name}/credentials`, as: 'bob', outcome: '403' },
    { call: `PATCH ${USERS}/nosuch/credentials`, as: 'alice', json: { name: 'x' }, outcome: '404' },
    {
      call: `PATCH ${USERS}/{carol:name}/credentials`,
      as: 'alice',
      json: { email: 'nothing' },
      outcome: '400',
    },
    { call: `PATCH ${USERS}/suggest`, as: 'alice', json: { nicknames: ['nosuch'] }, outcome: '500' },
    {
      call: `POST ${USERS}/email_invite`,
      as: 'alice',
      json: { email: 'hazel@hedge.example' },
      outcome: '400',
    },
  ],
};

export const staffMailInvites: Area = {
  name: 'staff-mail-invites',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sandboxOnly: 'only an operator can close the registrations of a server',
  steps: [
    { call: 'POST /sandbox/settings', json: { registrations: false, invites: true, mailer: true } },
    {
      call: `POST ${USERS}/email_invite`,
      as: 'alice',
      json: { email: 'hazel@hedge.example', name: 'Hazel' },
      outcome: '204',
    },
  ],
};

export const staffRegistrations: Area = {
  name: 'newcomers',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sideEffects: 'asks people for new passwords',
  steps: [
    { call: `POST ${USERS}/invite_token`, as: 'alice', json: {}, keep: { invite: 'token' } },
    { call: `POST ${USERS}/invite_token`, as: 'alice', json: { max_use: 3, expires_at: '2099-01-01' } },
    { call: `GET ${USERS}/invites`, as: 'alice' },
    { call: `POST ${USERS}/revoke_invite`, as: 'alice', json: { token: '{invite}' } },
    { call: `GET ${USERS}/carol/password_reset`, as: 'alice' },
    { call: `PATCH ${USERS}/approve`, as: 'alice', json: { nicknames: ['{carol:name}'] } },
    { call: `PATCH ${USERS}/confirm_email`, as: 'alice', json: { nicknames: ['{carol:name}'] } },
    { call: `PATCH ${USERS}/resend_confirmation_email`, as: 'alice', json: { nicknames: ['{carol:name}'] } },
    {
      call: `PATCH ${USERS}/force_password_reset`,
      as: 'alice',
      json: { nicknames: ['{dave:name}'] },
      outcome: '204',
    },
    { call: `PUT ${USERS}/disable_mfa`, as: 'alice', json: { nickname: '{carol:name}' } },
  ],
};

export const reports: Area = {
  name: 'reports',
  seed: 'demo',
  recording: 'pleroma-2.7',
  steps: [
    { call: 'GET /api/v1/accounts/lookup?acct={alice:name}', keep: { alice: 'id' } },
    { call: 'GET /api/v1/accounts/lookup?acct={bob:name}', keep: { bob: 'id' } },
    { call: 'GET /api/v1/accounts/lookup?acct={carol:name}', keep: { carol: 'id' } },
    { call: 'GET /api/v1/accounts/lookup?acct={dave:name}', keep: { dave: 'id' } },

    {
      call: 'POST /api/v1/reports',
      as: 'dave',
      json: { account_id: '{carol}', comment: 'Too loud' },
      keep: { report: 'id' },
    },
    { call: 'POST /api/v1/reports', as: 'dave', json: { comment: 'x' }, outcome: '400' },
    { call: 'GET /api/v0/pleroma/reports', as: 'dave' },
    { call: 'GET /api/v0/pleroma/reports/{report}', as: 'dave' },
  ],
};

const asModerator: readonly Step[] = [
  { call: `GET ${ADMIN}/announcements`, as: 'bob', outcome: '403' },
  { call: `GET ${ADMIN}/users/{carol:name}/password_reset`, as: 'bob', outcome: '403' },
  { call: `GET ${ADMIN}/users/invites`, as: 'bob', outcome: '403' },
  { call: `DELETE ${ADMIN}/users?nickname={carol:name}`, as: 'bob', outcome: '403' },
];

const asAdministrator: readonly Step[] = [
  {
    call: `PATCH ${ADMIN}/users/deactivate`,
    as: 'carol',
    json: { nicknames: ['{dave:name}'] },
    outcome: '403',
  },
  {
    call: `PUT ${ADMIN}/users/tag`,
    as: 'carol',
    json: { nicknames: ['{dave:name}'], tags: ['x'] },
    outcome: '403',
  },
  { call: `POST ${ADMIN}/users`, as: 'bob', json: { users: [] }, outcome: '403' },
  { call: `POST ${ADMIN}/users`, as: 'alice', json: {}, outcome: '400' },
  { call: `POST ${ADMIN}/users`, as: 'alice', json: { users: [{ nickname: 'hazel' }] }, outcome: '500' },
  { call: `GET ${ADMIN}/announcements/nosuch`, as: 'alice', outcome: '404' },
  { call: `PATCH ${ADMIN}/announcements/nosuch`, as: 'alice', json: { content: 'x' }, outcome: '404' },
  { call: `DELETE ${ADMIN}/announcements/nosuch`, as: 'alice', outcome: '404' },
  { call: `POST ${ADMIN}/announcements`, as: 'alice', json: { starts_at: null }, outcome: '400' },
  { call: `GET ${ADMIN}/users/nosuch/password_reset`, as: 'alice', outcome: '500' },
  { call: `GET ${ADMIN}/users/nosuch/permission_group`, as: 'alice', outcome: '500' },
  { call: `DELETE ${ADMIN}/users`, as: 'alice', outcome: '400' },
  { call: `DELETE ${ADMIN}/users?nickname=nosuch`, as: 'alice', outcome: '500' },
  { call: `PATCH ${ADMIN}/users/deactivate`, as: 'alice', json: {}, outcome: '400' },
  { call: `PATCH ${ADMIN}/users/deactivate`, as: 'alice', json: { nicknames: ['nosuch'] }, outcome: '500' },
  { call: `PATCH ${ADMIN}/users/approve`, as: 'alice', json: { nicknames: ['nosuch'] }, outcome: '500' },
  { call: `PUT ${ADMIN}/users/tag`, as: 'alice', json: { nicknames: ['{dave:name}'] }, outcome: '400' },
  {
    call: `PUT ${ADMIN}/users/tag`,
    as: 'alice',
    json: { nicknames: ['nosuch'], tags: ['x'] },
    outcome: '500',
  },
  { call: `POST ${ADMIN}/users/invite_token`, as: 'alice', json: { expires_at: 'soon' }, outcome: '400' },
  { call: `POST ${ADMIN}/users/revoke_invite`, as: 'alice', json: {}, outcome: '400' },
  { call: `POST ${ADMIN}/users/revoke_invite`, as: 'alice', json: { token: 'nosuch' }, outcome: '404' },
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
    outcome: '400',
  },
  { call: `GET ${ADMIN}/reports`, as: 'carol', outcome: '403' },
  { call: `GET ${ADMIN}/reports?state=nonsense`, as: 'alice', outcome: '500' },
  { call: `GET ${ADMIN}/reports/nosuch`, as: 'alice', outcome: '404' },
  { call: `POST ${ADMIN}/reports/{report}/notes`, as: 'alice', json: {}, outcome: '400' },
  { call: `POST ${ADMIN}/reports/nosuch/notes`, as: 'alice', json: { content: 'x' }, outcome: '500' },
  { call: `DELETE ${ADMIN}/reports/{report}/notes/abc`, as: 'alice', outcome: '400' },
  { call: `DELETE ${ADMIN}/reports/{report}/notes/99999`, as: 'alice', outcome: '500' },
  { call: `GET ${ADMIN}/statuses/nosuch`, as: 'alice', outcome: '404' },
  { call: `PUT ${ADMIN}/statuses/nosuch`, as: 'alice', json: { sensitive: true }, outcome: '404' },
  { call: `DELETE ${ADMIN}/statuses/nosuch`, as: 'alice', outcome: '404' },
  { call: `DELETE ${ADMIN}/statuses/nosuch`, as: 'carol', outcome: '403' },
  { call: `GET ${ADMIN}/statuses`, as: 'bob', outcome: '403' },
  { call: `GET ${ADMIN}/users/nosuch/chats`, as: 'alice', outcome: '404' },
  { call: `GET ${ADMIN}/users/{carol:name}/chats`, as: 'bob', outcome: '403' },
  { call: `GET ${ADMIN}/chats/nosuch`, as: 'alice', outcome: '500' },
  { call: `GET ${ADMIN}/chats/nosuch`, as: 'bob', outcome: '403' },
  { call: `GET ${ADMIN}/chats/nosuch/messages`, as: 'alice', outcome: '404' },
  { call: `DELETE ${ADMIN}/chats/nosuch/messages/nosuch`, as: 'alice', outcome: '400' },
  { call: `DELETE ${ADMIN}/instances/nosuch.example`, as: 'bob', outcome: '403' },
  { call: 'POST /api/v1/statuses', as: 'carol', json: { status: 'Sharp' }, keep: { said: 'id' } },
  { call: `PUT ${ADMIN}/statuses/{said}`, as: 'alice', json: { visibility: 'nobody' }, outcome: '500' },
  {
    call: `PATCH ${ADMIN}/reports`,
    as: 'alice',
    json: {
      reports: [
        { id: '{report}', state: 'closed' },
        { id: '9zzzzzzzzzzzzzzzzz', state: 'closed' },
      ],
    },
    outcome: '500',
  },
];

/** Errors of the staff's routes, for staff and for other people. */
export const refusedStaff: Area = {
  name: 'refused-staff',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sideEffects: 'tries what the staff may do with people',
  steps: [...asModerator, ...asAdministrator],
};
