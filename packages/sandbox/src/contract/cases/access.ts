import { totpCode } from '../../server/secrets';
import type { Area } from '../contract-case';

const APP = {
  client_name: 'Contract',
  redirect_uris: 'http://localhost/back',
  scopes: 'read write follow push',
};
const CLIENT = { client_id: '{client}', client_secret: '{secret}' };
const ALICE_GRANT = { grant_type: 'password', username: '{alice:name}', password: '{alice:password}' };
const OUT_OF_BAND = 'urn:ietf:wg:oauth:2.0:oob';
const LOGIN_FORM = {
  'authorization[client_id]': '{client}',
  'authorization[redirect_uri]': APP.redirect_uris,
  'authorization[scope][]': 'read',
  'authorization[name]': '{alice:name}',
  'authorization[password]': '{alice:password}',
};

export const oauth: Area = {
  name: 'oauth',
  seed: 'empty',
  recording: 'pleroma-2.7',
  steps: [
    { call: 'POST /api/v1/apps', form: APP, keep: { client: 'client_id', secret: 'client_secret' } },
    {
      call: 'POST /api/v1/apps',
      form: { ...APP, redirect_uris: OUT_OF_BAND, website: 'http://localhost/app' },
      keep: { bare: 'client_id' },
    },
    { call: 'POST /api/v1/apps', json: { client_name: 'x' }, outcome: '400' },
    {
      call: 'POST /oauth/token',
      form: { ...CLIENT, grant_type: 'client_credentials' },
      keep: { app: 'access_token' },
    },
    { call: 'GET /api/v1/apps/verify_credentials', token: '{app}' },
    {
      call: 'POST /oauth/token',
      form: { ...CLIENT, ...ALICE_GRANT },
      keep: { refresh: 'refresh_token', access: 'access_token' },
    },
    {
      call: 'POST /oauth/token',
      form: { ...CLIENT, grant_type: 'refresh_token', refresh_token: '{refresh}' },
    },
    { call: 'POST /oauth/token', form: { ...CLIENT, ...ALICE_GRANT, password: 'wrong' }, outcome: '400' },
    { call: 'POST /oauth/token', form: { ...CLIENT, ...ALICE_GRANT, username: 'nobody' }, outcome: '400' },
    { call: 'POST /oauth/token', form: { ...CLIENT, ...ALICE_GRANT, scope: 'nonsense' }, outcome: '400' },
    { call: 'POST /oauth/token', form: { ...CLIENT, ...ALICE_GRANT, client_secret: 'no' }, outcome: '400' },
    { call: 'POST /oauth/token', form: CLIENT, outcome: '500' },
    { call: 'POST /oauth/revoke', form: { ...CLIENT, token: '{access}' } },
    {
      call: 'GET /oauth/authorize?client_id={client}&redirect_uri=http://localhost/back&response_type=code&scope=read',
    },
    {
      call: 'POST /oauth/authorize',
      form: { ...LOGIN_FORM, 'authorization[password]': 'wrong' },
      outcome: '401',
    },
    { call: 'POST /oauth/authorize', form: LOGIN_FORM, outcome: '302' },
    {
      call: 'POST /oauth/authorize',
      form: {
        ...LOGIN_FORM,
        'authorization[redirect_uri]': OUT_OF_BAND,
        'authorization[client_id]': '{bare}',
      },
    },
    { call: 'GET /oauth/authorize?client_id=nope&redirect_uri=http://localhost/back&response_type=code' },
  ],
};

const REGISTER = 'POST /api/v1/accounts';
const REGISTRATION = {
  username: 'greta{mark}',
  email: 'greta{mark}@hedge.example',
  password: 'long enough',
  agreement: true,
  locale: 'en',
};

const OPERATOR_CHOOSES_CAPTCHA = 'the operator chooses the kind of captcha';

export const registration: Area = {
  name: 'registration',
  seed: 'empty',
  recording: 'pleroma-2.7',
  steps: [
    { call: 'POST /sandbox/settings', json: { mode: ['open', 'captcha-none'] } },
    { call: 'GET /api/v1/pleroma/captcha' },
    {
      call: 'POST /api/v1/apps',
      form: { client_name: 'Contract', redirect_uris: 'http://localhost/back', scopes: 'read write' },
      keep: { client: 'client_id', secret: 'client_secret' },
    },
    {
      call: 'POST /oauth/token',
      form: { client_id: '{client}', client_secret: '{secret}', grant_type: 'client_credentials' },
      keep: { app: 'access_token' },
    },
    { call: REGISTER, json: REGISTRATION, outcome: '403' },
    { call: REGISTER, token: '{app}', json: { username: 'x' }, outcome: '400' },
    { call: REGISTER, token: '{app}', json: { ...REGISTRATION, email: 'notanemail' }, outcome: '400' },
    { call: REGISTER, token: '{app}', json: { ...REGISTRATION, username: 'bad name!' }, outcome: '400' },
    { call: REGISTER, token: '{app}', json: { ...REGISTRATION, username: '{alice:name}' }, outcome: '400' },
    { call: REGISTER, token: '{app}', json: REGISTRATION },
    {
      call: `POST /api/v1/pleroma/accounts/confirmation_resend?email=${REGISTRATION.email}`,
      outcome: '204',
    },
    { call: 'POST /auth/password', json: { email: REGISTRATION.email }, outcome: '204' },
    { call: 'GET /main/ostatus?nickname={alice:name}' },
    { call: 'POST /main/ostatus', form: { nickname: '{alice:name}', profile: '' } },
    { call: 'GET /users/{alice:name}/feed' },
    { call: 'GET /users/{alice:name}/feed.atom' },
    { call: 'GET /users/{alice:name}/feed.rss' },
    { call: 'POST /api/v1/pleroma/password_reset', form: { 'data[token]': 'nonsense' } },
    { call: 'GET /api/account/confirm_email/1/nonsense', outcome: '500' },
    { call: 'POST /sandbox/settings', json: { mode: 'captcha-native' } },
    { call: 'GET /api/v1/pleroma/captcha', sandboxOnly: OPERATOR_CHOOSES_CAPTCHA },
    { call: 'POST /sandbox/settings', json: { mode: 'captcha-kocaptcha' } },
    {
      call: 'GET /api/v1/pleroma/captcha',
      keep: { picture: 'answer_data' },
      sandboxOnly: OPERATOR_CHOOSES_CAPTCHA,
    },
    { call: 'GET /captchas/{picture}.png', sandboxOnly: OPERATOR_CHOOSES_CAPTCHA },
  ],
};

const MFA = '/api/pleroma/accounts/mfa';
const CAROL_GRANT = {
  grant_type: 'password',
  client_id: '{client}',
  client_secret: '{secret}',
  username: '{carol:name}',
  password: '{carol:password}',
};
const SECOND_STEP = {
  client_id: '{client}',
  client_secret: '{secret}',
  mfa_token: '{mfa}',
  challenge_type: 'totp',
};
const codeOf = (kept: ReadonlyMap<string, unknown>) => totpCode(String(kept.get('key')), Date.now());

export const security: Area = {
  name: 'security',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sideEffects: 'changes passwords, ends sessions, and closes and deletes accounts',
  steps: [
    { call: 'GET /api/pleroma/accounts/mfa', as: 'carol' },
    {
      call: `POST ${MFA}/confirm/totp`,
      as: 'carol',
      json: { code: '000000', password: '{carol:password}' },
      outcome: '500',
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
    { call: 'POST /oauth/token', form: CAROL_GRANT, outcome: '403', keep: { mfa: 'mfa_token' } },
    { call: 'POST /oauth/mfa/challenge', form: { ...SECOND_STEP, code: '000000' }, outcome: '400' },
    {
      call: 'POST /oauth/mfa/challenge',
      form: { ...SECOND_STEP, mfa_token: 'no', code: '0' },
      outcome: '400',
    },
    { call: 'POST /oauth/mfa/challenge', json: (kept) => ({ ...SECOND_STEP, code: codeOf(kept) }) },
    { call: 'POST /oauth/token', form: CAROL_GRANT, outcome: '403', keep: { mfa: 'mfa_token' } },
    {
      call: 'POST /oauth/mfa/verify',
      form: { 'mfa[mfa_token]': '{mfa}', 'mfa[code]': '1', 'mfa[redirect_uri]': 'http://localhost/back' },
      outcome: '401',
    },
    { call: `DELETE ${MFA}/totp`, as: 'carol', json: { password: '{carol:password}' } },
    { call: 'GET /api/oauth_tokens', as: 'alice', keep: { session: '0.id' } },
    {
      call: 'POST /api/pleroma/change_email',
      as: 'alice',
      json: { password: 'no', email: 'a@b.example' },
      outcome: '200 error',
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
      outcome: '200 error',
    },
    {
      call: 'POST /api/pleroma/change_password',
      as: 'bob',
      json: { password: '{bob:password}', new_password: 'other', new_password_confirmation: 'another' },
      outcome: '200 error',
    },
    {
      call: 'POST /api/pleroma/change_password',
      as: 'bob',
      json: { password: '{bob:password}', new_password: 'other', new_password_confirmation: 'other' },
    },
    { call: 'PUT /api/pleroma/notification_settings?block_from_strangers=false', as: 'alice' },
    { call: 'POST /api/pleroma/disable_account?password=no', as: 'dave', outcome: '200 error' },
    {
      call: 'POST /api/pleroma/disable_account',
      as: 'dave',
      json: { password: '{dave:password}' },
      outcome: '500',
    },
    { call: 'POST /api/pleroma/disable_account?password={dave:password}', as: 'dave' },
    { call: 'POST /api/pleroma/delete_account', as: 'carol', json: { password: 'no' }, outcome: '200 error' },
    { call: 'POST /api/pleroma/delete_account', as: 'carol', json: { password: '{carol:password}' } },
    { call: 'DELETE /api/oauth_tokens/{session}', as: 'alice', outcome: '201' },
  ],
};
