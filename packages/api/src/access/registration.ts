import { get, json, nothing, post } from '../call';
import { readCaptcha, readRegistration } from '../schema/access';
import { required } from '../schema/read';

export interface CaptchaAnswer {
  solution: string;
  token: string;
  answerData: string;
}

export interface RegistrationForm {
  username: string;
  password: string;
  /** Empty when the server does not require it. */
  email: string;
  fullname: string;
  bio: string;
  reason: string;
  /** `YYYY-MM-DD`; empty for none. */
  birthday: string;
  /** The languages of mails, in the server's spelling, separated by commas; empty for none. */
  language: string;
  /** The token of an invitation. */
  inviteToken: string | null;
  captcha: CaptchaAnswer | null;
}

/** GET /api/v1/pleroma/captcha. Each captcha can be answered once. */
export const captcha = () =>
  get('/api/v1/pleroma/captcha', required(readCaptcha, 'captcha'), {
    auth: 'none',
    feature: 'captcha',
    notFound: 'route',
  });

/**
 * POST /api/v1/accounts with the token of an application. Invalid fields: 400 with a JSON document as the text of
 * `error`, see `readRegistrationErrors`.
 */
export function register(form: RegistrationForm, appToken: string) {
  const value = {
    username: form.username,
    password: form.password,
    agreement: true,
    locale: 'en',
    fullname: form.fullname || undefined,
    email: form.email || undefined,
    bio: form.bio || undefined,
    reason: form.reason || undefined,
    birthday: form.birthday || undefined,
    language: form.language || undefined,
    token: form.inviteToken ?? undefined,
    captcha_solution: form.captcha?.solution,
    captcha_token: form.captcha?.token,
    captcha_answer_data: form.captcha?.answerData,
  };
  return post('/api/v1/accounts', required(readRegistration, 'registration'), {
    auth: 'none',
    headers: { authorization: `Bearer ${appToken}` },
    body: json(value),
  });
}

/** POST /api/v1/pleroma/accounts/confirmation_resend. Succeeds for unknown addresses; 429 after five calls. */
export const resendConfirmation = (email: string) =>
  post('/api/v1/pleroma/accounts/confirmation_resend', nothing, {
    query: { email },
    auth: 'none',
    answer: 'none',
  });

/** POST /auth/password. 204 for unknown addresses too; 429 after too many calls. */
export const requestPasswordReset = (email: string) =>
  post('/auth/password', nothing, {
    query: { email },
    auth: 'none',
    feature: 'passwordReset',
    answer: 'none',
  });
