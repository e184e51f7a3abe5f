import type { Area, Step } from '../contract-case';

const own: readonly Step[] = [
  { call: 'GET /api/v1/accounts/verify_credentials', answers: '403' },
  {
    call: 'PATCH /api/v1/accounts/update_credentials',
    as: 'alice',
    json: { birthday: '1990-02-31' },
    answers: '400',
  },
  {
    call: 'PATCH /api/v1/accounts/update_credentials',
    as: 'alice',
    json: { actor_type: 'Robot' },
    answers: '500',
  },
  {
    call: 'PATCH /api/v1/accounts/update_credentials',
    as: 'alice',
    json: { default_scope: 'x' },
    answers: '500',
  },
  { call: 'PATCH /api/v1/pleroma/settings/linnet', as: 'alice', json: [1], answers: '400' },
  { call: 'GET /api/oauth_tokens', answers: '403' },
  { call: 'GET /api/pleroma/accounts/mfa', answers: '403' },
  { call: 'GET /api/pleroma/accounts/mfa/setup/webauthn', as: 'alice', answers: '400' },
  { call: 'GET /api/pleroma/accounts/mfa/setup/totp', as: 'alice', scopes: 'read', answers: '403' },
  { call: 'GET /api/pleroma/accounts/mfa/setup/totp', as: 'alice' },
  {
    call: 'POST /api/pleroma/accounts/mfa/confirm/webauthn',
    as: 'alice',
    json: { password: '{alice:password}', code: '1' },
    answers: '400',
  },
  {
    call: 'POST /api/pleroma/accounts/mfa/confirm/totp',
    as: 'alice',
    json: { password: '{alice:password}', code: '000000' },
    answers: '422',
  },
  {
    call: 'POST /api/pleroma/change_email',
    as: 'alice',
    json: { password: '{alice:password}' },
    answers: '400',
  },
  {
    call: 'POST /api/pleroma/change_password',
    as: 'alice',
    json: { password: '{alice:password}' },
    answers: '400',
  },
  {
    call: 'POST /api/pleroma/change_password',
    as: 'alice',
    scopes: 'read',
    json: { password: '{alice:password}', new_password: 'x', new_password_confirmation: 'x' },
    answers: '403',
  },
  { call: 'PUT /api/pleroma/aliases', as: 'alice', json: {}, answers: '400' },
  {
    call: 'PUT /api/pleroma/aliases',
    as: 'alice',
    json: { alias: 'nosuch@far.example' },
    answers: '200 error',
  },
  { call: 'DELETE /api/pleroma/aliases', as: 'alice', json: {}, answers: '400' },
  { call: 'DELETE /api/pleroma/aliases', as: 'alice', json: { alias: '{bob:name}' }, answers: '404' },
  {
    call: 'DELETE /api/pleroma/aliases',
    as: 'alice',
    json: { alias: 'nosuch@far.example' },
    answers: '200 error',
  },
  {
    call: 'POST /api/pleroma/move_account',
    as: 'alice',
    json: { password: '{alice:password}' },
    answers: '400',
  },
  {
    call: 'POST /api/pleroma/move_account',
    as: 'alice',
    json: { password: '{alice:password}', target_account: 'nosuch' },
    answers: '404',
  },
  {
    call: 'POST /api/pleroma/move_account',
    as: 'alice',
    json: { password: '{alice:password}', target_account: '{bob:name}' },
    answers: '200 error',
  },
  {
    call: 'POST /api/v1/pleroma/accounts/confirmation_resend?email=nobody@example.org',
    answers: '500',
  },
];

const kept: readonly Step[] = [
  { call: 'POST /api/v1/filters', as: 'alice', json: { phrase: 'x' }, answers: '400' },
  { call: 'POST /api/v1/filters', as: 'alice', json: { phrase: 'x', context: ['account'] }, answers: '500' },
  {
    call: 'POST /api/v1/filters',
    as: 'alice',
    json: { phrase: 'x', context: ['home'] },
    keep: { filter: 'id' },
  },
  { call: 'PUT /api/v1/filters/{filter}', as: 'alice', json: { phrase: 'x' }, answers: '400' },
  {
    call: 'PUT /api/v1/filters/{filter}',
    as: 'alice',
    json: { phrase: 'x', context: ['account'] },
    answers: '500',
  },
  { call: 'PUT /api/v1/filters/999', as: 'alice', json: { phrase: 'x', context: ['home'] }, answers: '404' },
  { call: 'GET /api/v1/filters/999', as: 'alice', answers: '404' },
  { call: 'DELETE /api/v1/filters/999', as: 'alice', answers: '404' },
  { call: 'POST /api/v1/pleroma/scrobble', as: 'alice', json: {}, answers: '400' },
  { call: 'GET /api/v1/push/subscription', answers: '403' },
  { call: 'POST /api/v1/push/subscription', as: 'alice', json: {}, answers: '400' },
  {
    call: 'POST /api/v1/push/subscription',
    as: 'alice',
    json: { subscription: { endpoint: 'https://push.example/1', keys: { auth: 'YQ', p256dh: 'cA' } } },
    answers: '500',
  },
  { call: 'PUT /api/v1/push/subscription', as: 'alice', json: { data: { alerts: {} } }, answers: '404' },
  { call: 'DELETE /api/v1/push/subscription', as: 'alice', answers: '404' },
];

const server: readonly Step[] = [
  { call: 'GET /api/v1/announcements', answers: '403' },
  { call: 'POST /api/v1/announcements/9zzzzzzzzzzzzzzzzz/dismiss', as: 'alice', answers: '404' },
  { call: 'GET /api/v1/pleroma/emoji/pack', answers: '400' },
  { call: 'GET /api/v1/pleroma/emoji/packs?page=x', answers: '400' },
  { call: 'GET /api/v1/pleroma/emoji/packs?page=9', answers: '500' },
  {
    call: 'GET /api/v1/pleroma/emoji/pack?name=hedge&page=9',
    answers: '500',
    sandboxOnly: 'a pack of the sandbox',
  },
  { call: 'GET /api/v1/pleroma/password_reset/nosuch' },
];

/** Errors of the routes for one's own account and its data. */
export const refusedAccount: Area = {
  name: 'refused-account',
  seed: 'empty',
  like: 'pleroma-2.7',
  harms: 'tries to move and delete accounts and to change passwords',
  steps: [...own, ...kept, ...server],
};
