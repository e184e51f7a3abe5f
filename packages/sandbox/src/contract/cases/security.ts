import { totpCode } from '../../server/totp';
import type { Area } from '../contract-case';

const MFA = '/api/pleroma/accounts/mfa';
const CAROL = {
  grant_type: 'password',
  client_id: '{client}',
  client_secret: '{secret}',
  username: '{carol:name}',
  password: '{carol:password}',
};
const STEP = {
  client_id: '{client}',
  client_secret: '{secret}',
  mfa_token: '{mfa}',
  challenge_type: 'totp',
};
const codeOf = (kept: ReadonlyMap<string, unknown>) => totpCode(String(kept.get('key')), Date.now());

export const security: Area = {
  name: 'security',
  seed: 'empty',
  like: 'pleroma-2.7',
  harms: 'changes passwords, ends sessions, and closes and deletes accounts',
  steps: [
    { call: 'GET /api/pleroma/accounts/mfa', as: 'carol' },
    {
      call: `POST ${MFA}/confirm/totp`,
      as: 'carol',
      json: { code: '000000', password: '{carol:password}' },
      answers: '500',
    },
    { call: `GET ${MFA}/backup_codes`, as: 'carol', keep: { spare: 'codes.0' } },
    { call: `GET ${MFA}/setup/totp`, as: 'carol', keep: { key: 'key' } },
    {
      call: `POST ${MFA}/confirm/totp`,
      as: 'carol',
      json: (kept) => ({ code: codeOf(kept), password: '{carol:password}' }),
    },
    { call: 'GET /api/pleroma/accounts/mfa', as: 'carol' },
    {
      call: 'POST /api/v1/apps',
      form: { client_name: 'Contract', redirect_uris: 'http://localhost/back', scopes: 'read write' },
      keep: { client: 'client_id', secret: 'client_secret' },
    },
    { call: 'POST /oauth/token', form: CAROL, answers: '403', keep: { mfa: 'mfa_token' } },
    { call: 'POST /oauth/mfa/challenge', form: { ...STEP, code: '000000' }, answers: '400' },
    { call: 'POST /oauth/mfa/challenge', form: { ...STEP, mfa_token: 'no', code: '0' }, answers: '400' },
    { call: 'POST /oauth/mfa/challenge', json: (kept) => ({ ...STEP, code: codeOf(kept) }) },
    { call: 'POST /oauth/token', form: CAROL, answers: '403', keep: { mfa: 'mfa_token' } },
    {
      call: 'POST /oauth/mfa/verify',
      form: { 'mfa[mfa_token]': '{mfa}', 'mfa[code]': '1', 'mfa[redirect_uri]': 'http://localhost/back' },
      answers: '401',
    },
    { call: `DELETE ${MFA}/totp`, as: 'carol', json: { password: '{carol:password}' } },
    { call: 'GET /api/oauth_tokens', as: 'alice', keep: { session: '0.id' } },
    {
      call: 'POST /api/pleroma/change_email',
      as: 'alice',
      json: { password: 'no', email: 'a@b.example' },
      answers: '200 error',
    },
    {
      call: 'POST /api/pleroma/change_email',
      as: 'alice',
      json: { password: '{alice:password}', email: 'a@b.example' },
    },
    {
      call: 'POST /api/pleroma/change_password',
      as: 'bob',
      json: { password: 'no', new_password: 'other', new_password_confirmation: 'other' },
      answers: '200 error',
    },
    {
      call: 'POST /api/pleroma/change_password',
      as: 'bob',
      json: { password: '{bob:password}', new_password: 'other', new_password_confirmation: 'another' },
      answers: '200 error',
    },
    {
      call: 'POST /api/pleroma/change_password',
      as: 'bob',
      json: { password: '{bob:password}', new_password: 'other', new_password_confirmation: 'other' },
    },
    { call: 'PUT /api/pleroma/notification_settings?block_from_strangers=false', as: 'alice' },
    { call: 'POST /api/pleroma/disable_account?password=no', as: 'dave', answers: '200 error' },
    {
      call: 'POST /api/pleroma/disable_account',
      as: 'dave',
      json: { password: '{dave:password}' },
      answers: '500',
    },
    { call: 'POST /api/pleroma/disable_account?password={dave:password}', as: 'dave' },
    { call: 'POST /api/pleroma/delete_account', as: 'carol', json: { password: 'no' }, answers: '200 error' },
    { call: 'POST /api/pleroma/delete_account', as: 'carol', json: { password: '{carol:password}' } },
    { call: 'DELETE /api/oauth_tokens/{session}', as: 'alice', answers: '201' },
  ],
};
