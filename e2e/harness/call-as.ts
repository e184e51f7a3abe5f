import { makeDemoSession } from '../../tools/browser/demo-session';
import type { JsonObject } from '../../tools/report/json-value';

interface CallOptions {
  method?: string;
  body?: JsonObject;
}

/** Sends a request as an account of the server, as another client would. */
export type CallAs = (path: string, asked?: CallOptions) => Promise<unknown>;

export async function callAs(url: string, username: string): Promise<CallAs> {
  const { token } = await makeDemoSession(url, username);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async (path, { method = 'GET', body } = {}) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(url + path, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}
