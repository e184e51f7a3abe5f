import type { Area } from '../contract-case';

const USERS = '/api/v1/pleroma/admin/users';

export const newcomers: Area = {
  name: 'newcomers',
  seed: 'empty',
  like: 'pleroma-2.7',
  harms: 'asks people for new passwords',
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
      answers: '204',
    },
    { call: `PUT ${USERS}/disable_mfa`, as: 'alice', json: { nickname: '{carol:name}' } },
  ],
};
