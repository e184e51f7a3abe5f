import { beginSecondStep, endSecondStep, hasSecondFactor } from '../../actions/access/sign-in';
import { html } from '../../server/answer';
import { signInErrorOf, splitScopes } from '../../server/authenticate';
import type { Server } from '../../server/server';
import { type Call, OPEN, type Route } from '../../server/route';
import { digest, newSecret } from '../../server/secrets';
import type { AccountRow } from '../../store/accounts/accounts';
import { type AppRow, findAppByClientId, insertCode } from '../../store/accounts/oauth';
import { escapeHtml } from '../../text/plain-text';
import { alertLine, hiddenInput, serverPage } from '../server-page';
import { checkPassword, grantedScopes } from './oauth-tokens';

const OUT_OF_BAND = 'urn:ietf:wg:oauth:2.0:oob';
const CODE_LIFETIME_MS = 100 * 365 * 24 * 60 * 60 * 1000;

function withQuery(uri: string, params: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''));
  return `${uri}${uri.includes('?') ? '&' : '?'}${query.toString()}`;
}

function redirect(location: string): Response {
  const target = escapeHtml(location);
  return html(`<html><body>You are being <a href="${target}">redirected</a>.</body></html>`, {
    status: 302,
    headers: { location },
  });
}

function isListed(app: AppRow, redirectUri: string): boolean {
  return app.redirect_uris.split(/\s+/).includes(redirectUri);
}

interface Consent {
  app: AppRow;
  account: AccountRow;
  scopes: string[];
  redirectUri: string;
  state: string;
  challenge: string;
}

/** Redirects to the application with a code, or shows the code where there is no redirect address. */
function finishAuthorization(server: Server, consent: Consent): Response {
  const code = newSecret();
  const { app, account, redirectUri, state } = consent;
  insertCode(server.db, {
    hash: digest(code),
    app_id: app.id,
    account_id: account.id,
    redirect_uri: redirectUri,
    scopes: consent.scopes.join(' '),
    expires_at: server.now() + CODE_LIFETIME_MS,
    challenge: server.behaviour.supportsPkce ? consent.challenge : '',
  });
  if (redirectUri === OUT_OF_BAND) {
    return serverPage(
      server,
      `<h2>Successfully authorized</h2><p>Your code: <code>${escapeHtml(code)}</code></p>`,
    );
  }
  const landing = redirectUri === '.' ? `${server.origin()}/web/login` : redirectUri;
  return redirect(withQuery(landing, { code, state }));
}

interface SecondStep {
  token: string;
  redirectUri: string;
  state: string;
  challenge: string;
  kind: string;
}

/** The page for the second factor, after the password. */
function secondStepForm(server: Server, step: SecondStep, flash?: string): Response {
  const hidden = (name: string, value: string) => hiddenInput(`mfa[${name}]`, value);
  return serverPage(
    server,
    `${alertLine(flash)}<h2>Two-factor authentication</h2><form action="/oauth/mfa/verify" method="post">
<label>Authentication code <input type="text" name="mfa[code]" autocomplete="one-time-code" required></label>
${hidden('mfa_token', step.token)}${hidden('state', step.state)}${hidden('code_challenge', step.challenge)}${hidden('redirect_uri', step.redirectUri)}${hidden('challenge_type', step.kind)}
<button type="submit">Verify</button></form>`,
    flash === undefined ? 200 : 401,
  );
}

function verify(call: Call): Response {
  const { server } = call;
  const fields = call.params.nested('mfa');
  const field = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const step: SecondStep = {
    token: field('mfa_token'),
    redirectUri: field('redirect_uri'),
    state: field('state'),
    challenge: field('code_challenge'),
    kind: field('challenge_type') || 'totp',
  };
  const grant = endSecondStep(server, { token: step.token, kind: step.kind, code: field('code') });
  if (!grant || !isListed(grant.app, step.redirectUri)) {
    return secondStepForm(server, step, 'Two-factor authentication failed.');
  }
  const { app, account, scopes } = grant;
  return finishAuthorization(server, {
    app,
    account,
    scopes,
    redirectUri: step.redirectUri,
    state: step.state,
    challenge: step.challenge,
  });
}

const oauthMfaRoute: Route = {
  method: 'POST',
  path: '/oauth/mfa/verify',
  access: OPEN,
  handle: verify,
};

/** The parameters of an authorization request, which the form sends along. */
interface AuthorizationRequest {
  clientId: string;
  redirectUri: string;
  scopes: string[];
  state: string;
  /** Of PKCE; empty for none. */
  challenge: string;
  name: string;
}

function form(
  call: Call,
  app: AppRow,
  { request, flash, status }: { request: AuthorizationRequest; flash?: string; status?: number },
): Response {
  const hidden = (name: string, value: string) => hiddenInput(`authorization[${name}]`, value);
  const scopes = request.scopes.map(
    (scope) =>
      `<label><input type="checkbox" checked name="authorization[scope][]" value="${escapeHtml(scope)}"> <code>${escapeHtml(scope)}</code></label>`,
  );
  return serverPage(
    call.server,
    `${alertLine(flash)}<form action="/oauth/authorize" method="post">
<p><strong>${escapeHtml(app.name)}</strong> asks for access to your account.</p>
<fieldset><legend>It will be allowed to</legend>${scopes.join('')}</fieldset>
<label>Name or e-mail <input type="text" name="authorization[name]" value="${escapeHtml(request.name)}" autocomplete="username" required></label>
<label>Password <input type="password" name="authorization[password]" autocomplete="current-password" required></label>
${hidden('client_id', request.clientId)}${hidden('redirect_uri', request.redirectUri)}${hidden('state', request.state)}${hidden('code_challenge', request.challenge)}
<button type="submit">Authorize</button></form>`,
    status,
  );
}

function unknownClient(call: Call, status: number): Response {
  return serverPage(call.server, alertLine('This application is not registered here.'), status);
}

function request(call: Call): Response {
  const { server, params } = call;
  const app = findAppByClientId(server.db, params.text('client_id') ?? '');
  // The page is shown for any request; an error comes only when the form is sent.
  if (!app) return unknownClient(call, 200);
  const request: AuthorizationRequest = {
    clientId: app.client_id,
    redirectUri: params.text('redirect_uri') ?? '',
    scopes: splitScopes(params.text('scope') ?? app.scopes),
    state: params.text('state') ?? '',
    challenge: params.text('code_challenge') ?? '',
    name: params.text('login') ?? '',
  };
  if (!isListed(app, request.redirectUri)) {
    return form(call, app, { request, flash: 'Unlisted redirect_uri.' });
  }
  return form(call, app, { request });
}

function readForm(
  call: Call,
  app: AppRow,
): { requested: AuthorizationRequest; chosen: string[]; password: string } {
  const fields = call.params.nested('authorization');
  const field = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const scopeField = fields['scope'];
  const chosen = (Array.isArray(scopeField) ? scopeField : [scopeField ?? '']).flatMap((scope) =>
    typeof scope === 'string' ? splitScopes(scope) : [],
  );
  const requested: AuthorizationRequest = {
    clientId: app.client_id,
    redirectUri: field('redirect_uri'),
    scopes: chosen.length > 0 ? chosen : splitScopes(app.scopes),
    state: field('state'),
    challenge: field('code_challenge'),
    name: field('name'),
  };
  return { requested, chosen, password: field('password') };
}

function authorize(call: Call): Response {
  const { server } = call;
  const clientId = call.params.nested('authorization')['client_id'];
  const app = findAppByClientId(server.db, typeof clientId === 'string' ? clientId : '');
  if (!app) return unknownClient(call, 404);
  const { requested, chosen, password } = readForm(call, app);
  const formWithError = (flash: string, status = 401) =>
    form(call, app, { request: requested, flash, status });
  if (!isListed(app, requested.redirectUri)) return formWithError('Unlisted redirect_uri.');
  const account = checkPassword(server, requested.name, password);
  if (!account) return formWithError('Invalid Username/Password');
  const scopes = grantedScopes(app, chosen);
  if (!scopes || chosen.length === 0) return formWithError('This action is outside of authorized scopes');
  const error = signInErrorOf(server, account);
  if (error) return formWithError(error.error, 403);
  const { redirectUri, state, challenge } = requested;
  if (hasSecondFactor(server, account)) {
    const token = beginSecondStep(server, account, { app, scopes });
    return secondStepForm(server, { token, redirectUri, state, challenge, kind: 'totp' });
  }
  return finishAuthorization(server, { app, account, scopes, redirectUri, state, challenge });
}

export const oauthPageRoutes: Route[] = [
  { method: 'GET', path: '/oauth/authorize', access: OPEN, handle: request },
  { method: 'POST', path: '/oauth/authorize', access: OPEN, handle: authorize },
  oauthMfaRoute,
];
