import type { Page } from '@playwright/test';

/** The key of the client's session in the browser's storage; no other tool knows it. */
const SESSION_KEY = 'linnet-session';

interface DemoSession {
  token: string;
  accountId: string;
  username: string;
}

/** A session as the client would store it after signing in with a password, which is the name. */
export async function makeDemoSession(url: string, username: string): Promise<DemoSession> {
  const app = await post(url, '/api/v1/apps', {
    client_name: 'Linnet',
    redirect_uris: `${url}/oauth-callback`,
    scopes: 'read write follow push admin',
  });
  const token = await post(url, '/oauth/token', {
    grant_type: 'password',
    client_id: textOf(app, 'client_id'),
    client_secret: textOf(app, 'client_secret'),
    username,
    password: username,
  });
  const accessToken = textOf(token, 'access_token');
  const account = await fetch(`${url}/api/v1/accounts/verify_credentials`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return { token: accessToken, accountId: textOf(await account.json(), 'id'), username };
}

/** A path that every server has and that does not load the client. */
const NEUTRAL_PAGE = '/api/v1/instance';

/** The script that stores a session. */
function storeSessionScript(session: DemoSession): string {
  const record = JSON.stringify(JSON.stringify(session));
  return `localStorage.setItem(${JSON.stringify(SESSION_KEY)}, ${record})`;
}

/** Stores a session in the origin of `url`, without running the client. */
export async function storeDemoSession(page: Page, url: string, session: DemoSession): Promise<void> {
  await page.goto(url + NEUTRAL_PAGE);
  await page.evaluate(storeSessionScript(session));
}

/** Makes each document of this origin start with the session, until the returned object is disposed of. */
export async function beginWithSession(
  page: Page,
  origin: string,
  session: DemoSession,
): Promise<{ dispose(): Promise<void> }> {
  const content = `if (location.origin === ${JSON.stringify(origin)}) ${storeSessionScript(session)};`;
  return page.addInitScript({ content });
}

async function post(url: string, path: string, fields: Record<string, string>): Promise<unknown> {
  const answer = await fetch(url + path, { method: 'POST', body: new URLSearchParams(fields) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

function textOf(answer: unknown, field: string): string {
  const value: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : undefined;
  if (typeof value !== 'string') throw new Error(`There is no ${field} in ${JSON.stringify(answer)}`);
  return value;
}
