import type { Call } from './call';
import type { Captcha, Registration } from './model/security';
import { readCaptcha } from './schema/captcha';
import { required } from './schema/required';
import { readRegistration } from './schema/security';

export interface CaptchaAnswer {
  solution: string;
  token: string;
  answerData: string;
}

export interface RegistrationForm {
  username: string;
  password: string;
  /** Empty where the server does not need it. */
  email: string;
  fullname: string;
  bio: string;
  reason: string;
  /** `YYYY-MM-DD`; empty for none. */
  birthday: string;
  /** Of the mails, in the server's spelling, several with commas; empty for none. */
  language: string;
  /** An invitation. */
  inviteToken: string | null;
  captcha: CaptchaAnswer | null;
}

/** GET /api/v1/pleroma/captcha. Each answer is good for one try. */
export function captcha(): Call<Captcha> {
  return {
    method: 'GET',
    path: '/api/v1/pleroma/captcha',
    auth: 'none',
    feature: 'captcha',
    notFound: 'route',
    read: required(readCaptcha, 'captcha'),
  };
}

/**
 * POST /api/v1/accounts with the token of an application. What is wrong with the fields comes with 400 as JSON inside
 * the text of `error`: `readRegistrationErrors`.
 */
export function register(form: RegistrationForm, appToken: string): Call<Registration> {
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
  return {
    method: 'POST',
    path: '/api/v1/accounts',
    auth: 'none',
    headers: { authorization: `Bearer ${appToken}` },
    body: { kind: 'json', value },
    read: required(readRegistration, 'registration'),
  };
}

/** POST /api/v1/pleroma/accounts/confirmation_resend. Succeeds for unknown addresses; 429 after five. */
export function resendConfirmation(email: string): Call<void> {
  return {
    method: 'POST',
    path: '/api/v1/pleroma/accounts/confirmation_resend',
    query: { email },
    auth: 'none',
    answer: 'none',
    read: () => undefined,
  };
}

/** POST /auth/password. 204 for unknown addresses too; 429 when it was too often. */
export function requestPasswordReset(email: string): Call<void> {
  return {
    method: 'POST',
    path: '/auth/password',
    query: { email },
    auth: 'none',
    feature: 'passwordReset',
    answer: 'none',
    read: () => undefined,
  };
}
