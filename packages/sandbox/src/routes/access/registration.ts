import type { WireRegistrationNotice } from '@linnet/api/wire';
import { askCaptcha, checkCaptcha, pictureOf } from '../../actions/access/captcha';
import {
  type FieldErrors,
  type Registration,
  checkRegistration,
  confirmAccount,
  registerAccount,
  sendConfirmation,
} from '../../actions/access/register';
import { answer, html, noContent } from '../../server/answer';
import { type SignInState, splitScopes, signInStateOf } from '../../server/authenticate';
import type { Here } from '../../server/here';
import { crash, notFound, problem } from '../../server/problem';
import { type Call, OPEN, type Route } from '../../server/route';
import { findAccountByEmail, findAccountByName } from '../../store/accounts/accounts';
import { findByConfirmation } from '../../store/accounts/identities';
import { type AppRow, findApp } from '../../store/accounts/oauth';
import { findCaptchaByData, findInvite, isInviteGood, spendInvite } from '../../store/accounts/registration';
import { tokenAnswer } from './oauth-tokens';

/** Throws the errors of fields; they are a JSON document inside the text of `error`. */
function refuseFields(errors: FieldErrors): never {
  throw problem(400, JSON.stringify(errors));
}

function callingApp({ here, auth }: Call): AppRow {
  const app = auth.token && findApp(here.db, auth.token.app_id);
  if (!app) throw problem(403, 'Invalid credentials');
  return app;
}

function readRegistration({ params }: Call): Registration {
  const field = (name: string) => params.text(name)?.trim() ?? '';
  const username = field('username');
  return {
    username,
    password: params.text('password') ?? '',
    email: field('email'),
    fullname: params.text('fullname')?.trim() ?? username,
    bio: params.text('bio') ?? '',
    reason: field('reason'),
    birthday: field('birthday'),
    language: field('language') || null,
  };
}

/** Throws unless registration is open or the invitation is valid; `spend` uses the invitation up. */
function readInvite({ here, params }: Call): { spend(): void } {
  if (here.settings.registrations) return { spend: () => undefined };
  const token = params.text('token');
  if (!token) throw problem(400, 'Expired token');
  const invite = findInvite(here.db, token);
  if (!invite) throw problem(400, 'Invalid token');
  const today = new Date(here.now()).toISOString().slice(0, 10);
  if (!isInviteGood(invite, today)) throw problem(400, 'Expired token');
  return { spend: () => spendInvite(here.db, invite) };
}

const NOTICES: Partial<Record<SignInState, WireRegistrationNotice>> = {
  unconfirmed: {
    identifier: 'missing_confirmed_email',
    message: 'You have been registered. Please check your email for further instructions.',
  },
  unapproved: {
    identifier: 'awaiting_approval',
    message: "You have been registered. You'll be able to log in once your account is approved.",
  },
};

function register(call: Call): Response {
  const { here, params } = call;
  const app = callingApp(call);
  params.required('username', 'password', 'agreement');
  if (here.settings.activationRequired && !params.text('email'))
    throw problem(400, 'Missing parameter: email');
  const fault = checkCaptcha(here, {
    token: params.text('captcha_token'),
    solution: params.text('captcha_solution'),
    answerData: params.text('captcha_answer_data'),
  });
  if (fault !== null) refuseFields({ captcha: [fault] });
  const invite = readInvite(call);
  const registration = readRegistration(call);
  const errors = checkRegistration(here, registration);
  if (errors) refuseFields(errors);
  const account = registerAccount(here, registration);
  invite.spend();
  const notice = NOTICES[signInStateOf(here, account)];
  return notice ? answer(notice) : tokenAnswer(here, { app, account, scopes: splitScopes(app.scopes) });
}

function captchaPicture({ here, path }: Call): Response {
  const row = findCaptchaByData(here.db, (path['file'] ?? '').replace(/\.png$/, ''));
  if (!row) throw notFound();
  return new Response(new Uint8Array(pictureOf(row)), {
    headers: { 'content-type': 'image/png', 'cache-control': 'no-store' },
  });
}

/** Sends the confirmation mail again; an unknown address crashes the real server. */
function resend({ here, params }: Call): Response {
  const account =
    findAccountByEmail(here.db, params.text('email') ?? '') ??
    findAccountByName(here.db, params.text('nickname') ?? '', here.host());
  if (account?.host !== null) throw crash();
  sendConfirmation(here, account.id);
  return noContent();
}

function toRoot(here: Here): Response {
  const location = `${here.origin()}/`;
  return html(`<html><body>You are being <a href="${location}">redirected</a>.</body></html>`, {
    status: 302,
    headers: { location },
  });
}

/** Confirms an account by the link in the mail; a wrong link crashes the real server. */
function confirm({ here, path }: Call): Response {
  const identity = findByConfirmation(here.db, path['id'] ?? '', path['token'] ?? '');
  if (!identity) return answer('Something went wrong', { status: 500 });
  confirmAccount(here, identity.account_id);
  return toRoot(here);
}

export const registrationRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/v1/pleroma/captcha',
    access: OPEN,
    handle: ({ here }) => answer(askCaptcha(here)),
  },
  { method: 'GET', path: '/captchas/:file', access: OPEN, handle: captchaPicture },
  { method: 'POST', path: '/api/v1/accounts', access: OPEN, handle: register },
  { method: 'POST', path: '/api/v1/pleroma/accounts/confirmation_resend', access: OPEN, handle: resend },
  { method: 'GET', path: '/api/account/confirm_email/:id/:token', access: OPEN, handle: confirm },
];
