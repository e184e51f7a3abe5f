import { objectOf } from '@linnet/sandbox/control';
import { ORIGIN } from './app-server';

interface CallOptions {
  readonly method?: string;
  readonly body?: object;
}

/** Calls the server as another of its accounts. */
export type CallAs = (path: string, asked?: CallOptions) => Promise<unknown>;

/** Signs in as the account. Call it after the page is open. */
export async function callAs(username: string): Promise<CallAs> {
  const session = await send('/sandbox/session', { method: 'POST', body: { account: username } });
  const token = String(objectOf(session)['token']);
  return (path, asked) => send(path, asked, { authorization: `Bearer ${token}` });
}

async function send(path: string, asked: CallOptions = {}, authorization: object = {}): Promise<unknown> {
  const { method = 'GET', body } = asked;
  const headers = { 'content-type': 'application/json', ...authorization };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(ORIGIN + path, { method, headers, ...sent });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
