import type { Call } from '../call';
import { outgoing } from '../transport/outgoing';

/** A request as sent: method and address in one line, and the content of its body. */
export interface Sent {
  line: string;
  /** Absent without a body. For forms: names and values; for JSON: the parsed value. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** The request that the transport makes of a call, with the call's own headers. */
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

/** Only the lines, for calls without a body. */
export function lines(...calls: readonly Call<unknown>[]): string[] {
  return calls.map((call) => sent(call)).map(({ line, body }) => (body === undefined ? line : `${line} +`));
}
