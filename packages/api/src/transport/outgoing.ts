import type { Call } from '../call';
import { addressOf } from './address';
import { encodeBody } from './request-body';
import type { OutgoingRequest } from './sender';

/** The request for a call; without a token when it is null. */
export function outgoing(
  call: Call<unknown>,
  { baseUrl, token }: { baseUrl: string; token: string | null },
): Omit<OutgoingRequest, 'signal'> {
  const encoded = call.body === undefined ? null : encodeBody(call.body);
  const headers: Record<string, string> = {};
  if (call.answer === undefined || call.answer === 'json') headers['accept'] = 'application/json';
  if (encoded !== null && encoded.contentType !== null) headers['content-type'] = encoded.contentType;
  if (token !== null && call.auth !== 'none') headers['authorization'] = `Bearer ${token}`;
  return {
    method: call.method,
    url: addressOf(baseUrl, call),
    headers: { ...headers, ...call.headers },
    body: encoded?.content ?? null,
    ...(call.keepalive && { keepalive: true }),
    ...(call.revalidates && { cache: 'no-cache' as const }),
  };
}
