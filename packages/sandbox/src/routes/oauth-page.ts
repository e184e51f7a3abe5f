import { html } from '../server/answer';
import { OPEN, type Call, type Route } from '../server/route';
import { splitScopes } from '../server/scopes';
import { digest, newSecret } from '../server/secrets';
import { findAppByClientId, insertCode, type AppRow } from '../store/oauth';
import { escapeHtml } from '../text/escape-html';
import { checkPassword, grantedScopes } from './oauth-tokens';

const OUT_OF_BAND = 'urn:ietf:wg:oauth:2.0:oob';
const CODE_LIFETIME_MS = 100 * 365 * 24 * 60 * 60 * 1000;

/** What the application asks for, as it travels through the form. */
interface Ask {
  clientId: string;
  redirectUri: string;
  scopes: string[];
  state: string;
  name: string;
}

function page(call: Call, body: string, status = 200): Response {
  const title = escapeHtml(call.here.settings.title);
  return html(
    `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem;color:CanvasText;background:Canvas;color-scheme:light dark}
label{display:block;margin:.75rem 0}input[type=text],input[type=password]{display:block;width:100%;padding:.5rem;font:inherit;box-sizing:border-box}
button{font:inherit;padding:.5rem 1.5rem}[role=alert]{border-inline-start:4px solid;padding-inline-start:1rem}</style>
</head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    { status },
  );
}

function form(
  call: Call,
  app: AppRow,
  { ask, flash, status }: { ask: Ask; flash?: string; status?: number },
): Response {
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="authorization[${name}]" value="${escapeHtml(value)}">`;
  const scopes = ask.scopes.map(
    (scope) =>
      `<label><input type="checkbox" checked name="authorization[scope][]" value="${escapeHtml(scope)}"> <code>${escapeHtml(scope)}</code></label>`,
  );
  const alert = flash === undefined ? '' : `<p role="alert">${escapeHtml(flash)}</p>`;
  return page(
    call,
    `${alert}<form action="/oauth/authorize" method="post">
<p><strong>${escapeHtml(app.name)}</strong> asks for access to your account.</p>
<fieldset><legend>It will be allowed to</legend>${scopes.join('')}</fieldset>
<label>Name or e-mail <input type="text" name="authorization[name]" value="${escapeHtml(ask.name)}" autocomplete="username" required></label>
<label>Password <input type="password" name="authorization[password]" autocomplete="current-password" required></label>
${hidden('client_id', ask.clientId)}${hidden('redirect_uri', ask.redirectUri)}${hidden('state', ask.state)}
<button type="submit">Authorize</button></form>`,
    status,
  );
}

function unknownClient(call: Call): Response {
  return page(call, '<p role="alert">This application is not registered here.</p>', 404);
}

function landing(call: Call, uri: string): string {
  return uri === '.' ? `${call.here.origin()}/web/login` : uri;
}

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

function ask(call: Call): Response {
  const { here, params } = call;
  const app = findAppByClientId(here.db, params.text('client_id') ?? '');
  if (!app) return unknownClient(call);
  const asked: Ask = {
    clientId: app.client_id,
    redirectUri: params.text('redirect_uri') ?? '',
    scopes: splitScopes(params.text('scope') ?? app.scopes),
    state: params.text('state') ?? '',
    name: params.text('login') ?? '',
  };
  if (!app.redirect_uris.split(/\s+/).includes(asked.redirectUri)) {
    return form(call, app, { ask: asked, flash: 'Unlisted redirect_uri.', status: 401 });
  }
  return form(call, app, { ask: asked });
}

function allow(call: Call): Response {
  const { here } = call;
  const fields = call.params.nested('authorization');
  const field = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const app = findAppByClientId(here.db, field('client_id'));
  if (!app) return unknownClient(call);
  const scopeField = fields['scope'];
  const chosen = (Array.isArray(scopeField) ? scopeField : [scopeField ?? '']).flatMap((scope) =>
    typeof scope === 'string' ? splitScopes(scope) : [],
  );
  const asked: Ask = {
    clientId: app.client_id,
    redirectUri: field('redirect_uri'),
    scopes: chosen.length > 0 ? chosen : splitScopes(app.scopes),
    state: field('state'),
    name: field('name'),
  };
  const refuse = (flash: string) => form(call, app, { ask: asked, flash, status: 401 });
  if (!app.redirect_uris.split(/\s+/).includes(asked.redirectUri)) return refuse('Unlisted redirect_uri.');
  const account = checkPassword(here, asked.name, field('password'));
  if (!account) return refuse('Invalid Username/Password');
  const scopes = grantedScopes(app, chosen);
  if (!scopes || chosen.length === 0) return refuse('This action is outside of authorized scopes');
  const code = newSecret();
  insertCode(here.db, {
    hash: digest(code),
    app_id: app.id,
    account_id: account.id,
    redirect_uri: asked.redirectUri,
    scopes: scopes.join(' '),
    expires_at: here.now() + CODE_LIFETIME_MS,
  });
  if (asked.redirectUri === OUT_OF_BAND) {
    return page(call, `<h2>Successfully authorized</h2><p>Your code: <code>${escapeHtml(code)}</code></p>`);
  }
  return redirect(withQuery(landing(call, asked.redirectUri), { code, state: asked.state }));
}

export const oauthPageRoutes: Route[] = [
  { method: 'GET', path: '/oauth/authorize', access: OPEN, handle: ask },
  { method: 'POST', path: '/oauth/authorize', access: OPEN, handle: allow },
];
