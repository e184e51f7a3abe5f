import type { Area, Step } from '../contract-case';

const ownAccount: readonly Step[] = [
  { call: 'GET /api/v1/accounts/verify_credentials', outcome: '403' },
  {
    call: 'PATCH /api/v1/accounts/update_credentials',
    as: 'alice',
    json: { birthday: '1990-02-31' },
    outcome: '400',
  },
  {
    call: 'PATCH /api/v1/accounts/update_credentials',
    as: 'alice',
    json: { actor_type: 'Robot' },
    outcome: '500',
  },
  {
    call: 'PATCH /api/v1/accounts/update_credentials',
    as: 'alice',
    json: { default_scope: 'x' },
    outcome: '500',
  },
  { call: 'PATCH /api/v1/pleroma/settings/linnet', as: 'alice', json: [1], outcome: '400' },
  { call: 'GET /api/oauth_tokens', outcome: '403' },
  { call: 'GET /api/pleroma/accounts/mfa', outcome: '403' },
  { call: 'GET /api/pleroma/accounts/mfa/setup/webauthn', as: 'alice', outcome: '400' },
  { call: 'GET /api/pleroma/accounts/mfa/setup/totp', as: 'alice', scopes: 'read', outcome: '403' },
  { call: 'GET /api/pleroma/accounts/mfa/setup/totp', as: 'alice' },
  {
    call: 'POST /api/pleroma/accounts/mfa/confirm/webauthn',
    as: 'alice',
    json: { password: '{alice:password}', code: '1' },
    outcome: '400',
  },
  {
    call: 'POST /api/pleroma/accounts/mfa/confirm/totp',
    as: 'alice',
    json: { password: '{alice:password}', code: '000000' },
    outcome: '422',
  },
  {
    call: 'POST /api/pleroma/change_email',
    as: 'alice',
    json: { password: '{alice:password}' },
    outcome: '400',
  },
  {
    call: 'POST /api/pleroma/change_password',
    as: 'alice',
    json: { password: '{alice:password}' },
    outcome: '400',
  },
  {
    call: 'POST /api/pleroma/change_password',
    as: 'alice',
    scopes: 'read',
    json: { password: '{alice:password}', new_password: 'x', new_password_confirmation: 'x' },
    outcome: '403',
  },
  { call: 'PUT /api/pleroma/aliases', as: 'alice', json: {}, outcome: '400' },
  {
    call: 'PUT /api/pleroma/aliases',
    as: 'alice',
    json: { alias: 'nosuch@far.example' },
    outcome: '200 error',
  },
  { call: 'DELETE /api/pleroma/aliases', as: 'alice', json: {}, outcome: '400' },
  { call: 'DELETE /api/pleroma/aliases', as: 'alice', json: { alias: '{bob:name}' }, outcome: '404' },
  {
    call: 'DELETE /api/pleroma/aliases',
    as: 'alice',
    json: { alias: 'nosuch@far.example' },
    outcome: '200 error',
  },
  {
    call: 'POST /api/pleroma/move_account',
    as: 'alice',
    json: { password: '{alice:password}' },
    outcome: '400',
  },
  {
    call: 'POST /api/pleroma/move_account',
    as: 'alice',
    json: { password: '{alice:password}', target_account: 'nosuch' },
    outcome: '404',
  },
  {
    call: 'POST /api/pleroma/move_account',
    as: 'alice',
    json: { password: '{alice:password}', target_account: '{bob:name}' },
    outcome: '200 error',
  },
  {
    call: 'POST /api/v1/pleroma/accounts/confirmation_resend?email=nobody@example.org',
    outcome: '500',
  },
];

const filtersAndPush: readonly Step[] = [
  { call: 'POST /api/v1/filters', as: 'alice', json: { phrase: 'x' }, outcome: '400' },
  { call: 'POST /api/v1/filters', as: 'alice', json: { phrase: 'x', context: ['account'] }, outcome: '500' },
  {
    call: 'POST /api/v1/filters',
    as: 'alice',
    json: { phrase: 'x', context: ['home'] },
    keep: { filter: 'id' },
  },
  { call: 'PUT /api/v1/filters/{filter}', as: 'alice', json: { phrase: 'x' }, outcome: '400' },
  {
    call: 'PUT /api/v1/filters/{filter}',
    as: 'alice',
    json: { phrase: 'x', context: ['account'] },
    outcome: '500',
  },
  { call: 'PUT /api/v1/filters/999', as: 'alice', json: { phrase: 'x', context: ['home'] }, outcome: '404' },
  { call: 'GET /api/v1/filters/999', as: 'alice', outcome: '404' },
  { call: 'DELETE /api/v1/filters/999', as: 'alice', outcome: '404' },
  { call: 'POST /api/v1/pleroma/scrobble', as: 'alice', json: {}, outcome: '400' },
  { call: 'GET /api/v1/push/subscription', outcome: '403' },
  { call: 'POST /api/v1/push/subscription', as: 'alice', json: {}, outcome: '400' },
  {
    call: 'POST /api/v1/push/subscription',
    as: 'alice',
    json: { subscription: { endpoint: 'https://push.example/1', keys: { auth: 'YQ', p256dh: 'cA' } } },
    outcome: '500',
  },
  { call: 'PUT /api/v1/push/subscription', as: 'alice', json: { data: { alerts: {} } }, outcome: '404' },
  { call: 'DELETE /api/v1/push/subscription', as: 'alice', outcome: '404' },
];

const serverRoutes: readonly Step[] = [
  { call: 'GET /api/v1/announcements', outcome: '403' },
  { call: 'POST /api/v1/announcements/9zzzzzzzzzzzzzzzzz/dismiss', as: 'alice', outcome: '404' },
  { call: 'GET /api/v1/pleroma/emoji/pack', outcome: '400' },
  { call: 'GET /api/v1/pleroma/emoji/packs?page=x', outcome: '400' },
  { call: 'GET /api/v1/pleroma/emoji/packs?page=9', outcome: '500' },
  {
    call: 'GET /api/v1/pleroma/emoji/pack?name=hedge&page=9',
    outcome: '500',
    sandboxOnly: 'a pack of the sandbox',
  },
  { call: 'GET /api/v1/pleroma/password_reset/nosuch' },
];

/** Errors of the routes for one's own account and its data. */
export const refusedAccount: Area = {
  name: 'refused-account',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sideEffects: 'tries to move and delete accounts and to change passwords',
  steps: [...ownAccount, ...filtersAndPush, ...serverRoutes],
};
