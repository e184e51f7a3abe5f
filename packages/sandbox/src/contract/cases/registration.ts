import type { Area } from '../contract-case';

const REGISTER = 'POST /api/v1/accounts';
const NEWCOMER = {
  username: 'greta{mark}',
  email: 'greta{mark}@hedge.example',
  password: 'long enough',
  agreement: true,
  locale: 'en',
};

const CAPTCHA = 'the operator chooses the kind of captcha';

export const registration: Area = {
  name: 'registration',
  seed: 'empty',
  like: 'pleroma-2.7',
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
    { call: REGISTER, json: NEWCOMER, answers: '403' },
    { call: REGISTER, token: '{app}', json: { username: 'x' }, answers: '400' },
    { call: REGISTER, token: '{app}', json: { ...NEWCOMER, email: 'notanemail' }, answers: '400' },
    { call: REGISTER, token: '{app}', json: { ...NEWCOMER, username: 'bad name!' }, answers: '400' },
    { call: REGISTER, token: '{app}', json: { ...NEWCOMER, username: '{alice:name}' }, answers: '400' },
    { call: REGISTER, token: '{app}', json: NEWCOMER },
    {
      call: `POST /api/v1/pleroma/accounts/confirmation_resend?email=${NEWCOMER.email}`,
      answers: '204',
    },
    { call: 'POST /auth/password', json: { email: NEWCOMER.email }, answers: '204' },
    { call: 'GET /main/ostatus?nickname={alice:name}' },
    { call: 'POST /main/ostatus', form: { nickname: '{alice:name}', profile: '' } },
    { call: 'GET /users/{alice:name}/feed' },
    { call: 'GET /users/{alice:name}/feed.atom' },
    { call: 'GET /users/{alice:name}/feed.rss' },
    { call: 'POST /api/v1/pleroma/password_reset', form: { 'data[token]': 'nonsense' } },
    { call: 'GET /api/account/confirm_email/1/nonsense', answers: '500' },
    { call: 'POST /sandbox/settings', json: { mode: 'captcha-native' } },
    { call: 'GET /api/v1/pleroma/captcha', sandboxOnly: CAPTCHA },
    { call: 'POST /sandbox/settings', json: { mode: 'captcha-kocaptcha' } },
    { call: 'GET /api/v1/pleroma/captcha', keep: { picture: 'answer_data' }, sandboxOnly: CAPTCHA },
    { call: 'GET /captchas/{picture}.png', sandboxOnly: CAPTCHA },
  ],
};
