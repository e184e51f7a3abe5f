import { ORIGIN } from './app-server';

interface Asked {
  readonly method?: string;
  readonly body?: object;
}

/** What the server answers to somebody of its own, through another client of theirs. */
export type CallAs = (path: string, asked?: Asked) => Promise<unknown>;

/** To be used once the page is open. */
export async function callAs(username: string): Promise<CallAs> {
  const session = await ask('/sandbox/session', { method: 'POST', body: { account: username } });
  const token = String(objectOf(session)['token']);
  return (path, asked) => ask(path, asked, { authorization: `Bearer ${token}` });
}

async function ask(path: string, asked: Asked = {}, authorization: object = {}): Promise<unknown> {
  const { method = 'GET', body } = asked;
  const headers = { 'content-type': 'application/json', ...authorization };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(ORIGIN + path, { method, headers, ...sent });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** An answer of the server as the object that it should be. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** An answer of the server as the list that it should be. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
