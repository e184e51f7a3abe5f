import type { WireRegistrationNotice } from '@linnet/api/wire';
import { createCaptcha, checkCaptcha, pictureOf } from '../../actions/access/captcha';
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
import type { Server } from '../../server/server';
import { crash, notFound, problem } from '../../server/problem';
import { type Call, OPEN, type Route } from '../../server/route';
import { findAccountByEmail, findAccountByName } from '../../store/accounts/accounts';
import { findByConfirmation } from '../../store/accounts/identities';
import { type AppRow, findApp } from '../../store/accounts/oauth';
import {
  findCaptchaByData,
  findInvite,
  isInviteValid,
  consumeInvite,
} from '../../store/accounts/registration';
import { tokenAnswer } from './oauth-tokens';

/** Throws the errors of fields; they are a JSON document inside the text of `error`. */
function refuseFields(errors: FieldErrors): never {
  throw problem(400, JSON.stringify(errors));
}

function callingApp({ server, auth }: Call): AppRow {
  const app = auth.token && findApp(server.db, auth.token.app_id);
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

/** Throws unless registration is open or the invitation is valid; `consume` uses the invitation up. */
function readInvite({ server, params }: Call): { consume(): void } {
  if (server.settings.registrations) return { consume: () => undefined };
  const token = params.text('token');
  if (!token) throw problem(400, 'Expired token');
  const invite = findInvite(server.db, token);
  if (!invite) throw problem(400, 'Invalid token');
  const today = new Date(server.now()).toISOString().slice(0, 10);
  if (!isInviteValid(invite, today)) throw problem(400, 'Expired token');
  return { consume: () => consumeInvite(server.db, invite) };
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
  const { server, params } = call;
  const app = callingApp(call);
  params.required('username', 'password', 'agreement');
  if (server.settings.activationRequired && !params.text('email'))
    throw problem(400, 'Missing parameter: email');
  const captchaError = checkCaptcha(server, {
    token: params.text('captcha_token'),
    solution: params.text('captcha_solution'),
    answerData: params.text('captcha_answer_data'),
  });
  if (captchaError !== null) refuseFields({ captcha: [captchaError] });
  const invite = readInvite(call);
  const registration = readRegistration(call);
  const errors = checkRegistration(server, registration);
  if (errors) refuseFields(errors);
  const account = registerAccount(server, registration);
  invite.consume();
  const notice = NOTICES[signInStateOf(server, account)];
  return notice ? answer(notice) : tokenAnswer(server, { app, account, scopes: splitScopes(app.scopes) });
}

function captchaPicture({ server, path }: Call): Response {
  const row = findCaptchaByData(server.db, (path['file'] ?? '').replace(/\.png$/, ''));
  if (!row) throw notFound();
  return new Response(new Uint8Array(pictureOf(row)), {
    headers: { 'content-type': 'image/png', 'cache-control': 'no-store' },
  });
}

/** Sends the confirmation mail again; an unknown address crashes the real server. */
function resend({ server, params }: Call): Response {
  const account =
    findAccountByEmail(server.db, params.text('email') ?? '') ??
    findAccountByName(server.db, params.text('nickname') ?? '', server.host());
  if (account?.host !== null) throw crash();
  sendConfirmation(server, account.id);
  return noContent();
}

function redirectToRoot(server: Server): Response {
  const location = `${server.origin()}/`;
  return html(`<html><body>You are being <a href="${location}">redirected</a>.</body></html>`, {
    status: 302,
    headers: { location },
  });
}

/** Confirms an account by the link in the mail; a wrong link crashes the real server. */
function confirm({ server, path }: Call): Response {
  const identity = findByConfirmation(server.db, path['id'] ?? '', path['token'] ?? '');
  if (!identity) return answer('Something went wrong', { status: 500 });
  confirmAccount(server, identity.account_id);
  return redirectToRoot(server);
}

export const registrationRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/v1/pleroma/captcha',
    access: OPEN,
    handle: ({ server }) => answer(createCaptcha(server)),
  },
  { method: 'GET', path: '/captchas/:file', access: OPEN, handle: captchaPicture },
  { method: 'POST', path: '/api/v1/accounts', access: OPEN, handle: register },
  { method: 'POST', path: '/api/v1/pleroma/accounts/confirmation_resend', access: OPEN, handle: resend },
  { method: 'GET', path: '/api/account/confirm_email/:id/:token', access: OPEN, handle: confirm },
];
