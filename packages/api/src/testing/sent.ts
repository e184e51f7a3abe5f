import type { Call } from '../call';
import { outgoing } from '../transport/outgoing';

/** A request as it leaves: its method and address in one line, and what its body says. */
export interface Sent {
  line: string;
  /** Absent without a body. Of forms: names and values; of JSON: the value as the server parses it. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** What the transport makes of a call, with the headers that the call itself asks for. */
export function sent(call: Call<unknown>): Sent {
  const { method, url, body } = outgoing(call, { baseUrl: '', token: null });
  return {
    line: `${method} ${url}`,
    ...(body === null ? {} : { body: contentOf(call, body) }),
    ...(call.headers === undefined ? {} : { headers: call.headers }),
  };
}

function contentOf(call: Call<unknown>, body: string | FormData): unknown {
  if (typeof body !== 'string') return Object.fromEntries(body);
  return call.body?.kind === 'form' ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body);
}

/** Only the lines, for calls that carry nothing. */
export function lines(...calls: readonly Call<unknown>[]): string[] {
  return calls.map((call) => sent(call)).map(({ line, body }) => (body === undefined ? line : `${line} +`));
}
