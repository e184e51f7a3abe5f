import { beginSecondStep, hasSecondFactor } from '../actions/access/second-factor';
import { OPEN, type Call, type Route } from '../server/route';
import { splitScopes } from '../server/scopes';
import { refusalOf } from '../server/standing';
import { findAppByClientId, type AppRow } from '../store/oauth';
import { escapeHtml } from '../text/escape-html';
import { checkPassword, grantedScopes } from './oauth-client';
import { finishAuthorization, isListed } from './oauth-finish';
import { oauthMfaRoute, secondStepForm } from './oauth-mfa-page';
import { alertLine, hiddenInput, serverPage } from './server-page';

/** The parameters of an authorization request, which the form sends along. */
interface Ask {
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
  { ask, flash, status }: { ask: Ask; flash?: string; status?: number },
): Response {
  const hidden = (name: string, value: string) => hiddenInput(`authorization[${name}]`, value);
  const scopes = ask.scopes.map(
    (scope) =>
      `<label><input type="checkbox" checked name="authorization[scope][]" value="${escapeHtml(scope)}"> <code>${escapeHtml(scope)}</code></label>`,
  );
  return serverPage(
    call.here,
    `${alertLine(flash)}<form action="/oauth/authorize" method="post">
<p><strong>${escapeHtml(app.name)}</strong> asks for access to your account.</p>
<fieldset><legend>It will be allowed to</legend>${scopes.join('')}</fieldset>
<label>Name or e-mail <input type="text" name="authorization[name]" value="${escapeHtml(ask.name)}" autocomplete="username" required></label>
<label>Password <input type="password" name="authorization[password]" autocomplete="current-password" required></label>
${hidden('client_id', ask.clientId)}${hidden('redirect_uri', ask.redirectUri)}${hidden('state', ask.state)}${hidden('code_challenge', ask.challenge)}
<button type="submit">Authorize</button></form>`,
    status,
  );
}

function unknownClient(call: Call, status: number): Response {
  return serverPage(call.here, alertLine('This application is not registered here.'), status);
}

function ask(call: Call): Response {
  const { here, params } = call;
  const app = findAppByClientId(here.db, params.text('client_id') ?? '');
  // The page is shown for any request; an error comes only when the form is sent.
  if (!app) return unknownClient(call, 200);
  const asked: Ask = {
    clientId: app.client_id,
    redirectUri: params.text('redirect_uri') ?? '',
    scopes: splitScopes(params.text('scope') ?? app.scopes),
    state: params.text('state') ?? '',
    challenge: params.text('code_challenge') ?? '',
    name: params.text('login') ?? '',
  };
  if (!isListed(app, asked.redirectUri)) {
    return form(call, app, { ask: asked, flash: 'Unlisted redirect_uri.' });
  }
  return form(call, app, { ask: asked });
}

function readAsk(call: Call, app: AppRow): { asked: Ask; chosen: string[]; password: string } {
  const fields = call.params.nested('authorization');
  const field = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const scopeField = fields['scope'];
  const chosen = (Array.isArray(scopeField) ? scopeField : [scopeField ?? '']).flatMap((scope) =>
    typeof scope === 'string' ? splitScopes(scope) : [],
  );
  const asked: Ask = {
    clientId: app.client_id,
    redirectUri: field('redirect_uri'),
    scopes: chosen.length > 0 ? chosen : splitScopes(app.scopes),
    state: field('state'),
    challenge: field('code_challenge'),
    name: field('name'),
  };
  return { asked, chosen, password: field('password') };
}

function allow(call: Call): Response {
  const { here } = call;
  const clientId = call.params.nested('authorization')['client_id'];
  const app = findAppByClientId(here.db, typeof clientId === 'string' ? clientId : '');
  if (!app) return unknownClient(call, 404);
  const { asked, chosen, password } = readAsk(call, app);
  const refuse = (flash: string, status = 401) => form(call, app, { ask: asked, flash, status });
  if (!isListed(app, asked.redirectUri)) return refuse('Unlisted redirect_uri.');
  const account = checkPassword(here, asked.name, password);
  if (!account) return refuse('Invalid Username/Password');
  const scopes = grantedScopes(app, chosen);
  if (!scopes || chosen.length === 0) return refuse('This action is outside of authorized scopes');
  const refusal = refusalOf(here, account);
  if (refusal) return refuse(refusal.error, 403);
  const { redirectUri, state, challenge } = asked;
  if (hasSecondFactor(here, account)) {
    const token = beginSecondStep(here, account, { app, scopes });
    return secondStepForm(here, { token, redirectUri, state, challenge, kind: 'totp' });
  }
  return finishAuthorization(here, { app, account, scopes, redirectUri, state, challenge });
}

export const oauthPageRoutes: Route[] = [
  { method: 'GET', path: '/oauth/authorize', access: OPEN, handle: ask },
  { method: 'POST', path: '/oauth/authorize', access: OPEN, handle: allow },
  oauthMfaRoute,
];
