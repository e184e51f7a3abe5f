import { html } from '../server/answer';
import type { Here } from '../server/here';
import { digest, newSecret } from '../server/secrets';
import type { AccountRow } from '../store/accounts';
import { insertCode, type AppRow } from '../store/oauth';
import { escapeHtml } from '../text/escape-html';
import { serverPage } from './server-page';

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

export function isListed(app: AppRow, redirectUri: string): boolean {
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
export function finishAuthorization(here: Here, consent: Consent): Response {
  const code = newSecret();
  const { app, account, redirectUri, state } = consent;
  insertCode(here.db, {
    hash: digest(code),
    app_id: app.id,
    account_id: account.id,
    redirect_uri: redirectUri,
    scopes: consent.scopes.join(' '),
    expires_at: here.now() + CODE_LIFETIME_MS,
    challenge: here.manner.proofKey ? consent.challenge : '',
  });
  if (redirectUri === OUT_OF_BAND) {
    return serverPage(
      here,
      `<h2>Successfully authorized</h2><p>Your code: <code>${escapeHtml(code)}</code></p>`,
    );
  }
  const landing = redirectUri === '.' ? `${here.origin()}/web/login` : redirectUri;
  return redirect(withQuery(landing, { code, state }));
}
