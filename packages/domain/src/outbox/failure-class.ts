import type { FailureReason } from '@linnet/api';

/**
 * What an error means for a post:
 * - `again`: no answer came, or a gateway's: the same request can be repeated, since its key makes one post of all;
 * - `look`: the server answered, and keeps that answer under the key; the post may exist all the same;
 * - `signIn`: the token no longer works;
 * - `gone`: the client has ended;
 * - `refused`: a later attempt would fail too.
 */
export type FailureClass = 'again' | 'look' | 'signIn' | 'gone' | 'refused';

const gateways = [502, 503, 504];

export function classOf(reason: FailureReason): FailureClass {
  switch (reason.kind) {
    case 'offline':
      return 'again';
    case 'aborted':
      return 'gone';
    case 'malformed':
    case 'ignored':
      return 'look';
    case 'http':
      if (reason.status === 401) return 'signIn';
      if (reason.status === 429) return 'look';
      if (reason.status < 500) return 'refused';
      return gateways.includes(reason.status) && reason.body === null ? 'again' : 'look';
  }
}
