import { ApiError, type FailureReason } from '@linnet/api';
import type { Client } from '@linnet/domain';
import type { BegunSignIn } from '../../platform/storage/begun-sign-in';
import type { Callback } from './read-callback';

/** How a sign-in on the server's page ended. */
export type Finished =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly byPerson: boolean; readonly words: string | null }
  /** Not the answer to what this tab asked for: somebody else may have made the address. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

/** Turns what the server's page gave into a sign-in, if this tab has asked for it. */
export async function finishSignIn(
  { session }: Pick<Client, 'session'>,
  callback: Exclude<Callback, { kind: 'nothing' }>,
  begun: BegunSignIn | null,
): Promise<Finished> {
  if (callback.kind === 'refused') return callback;
  if (begun === null || callback.state !== begun.state) return { kind: 'foreign' };
  try {
    const { byCode, byToken } = await session.access();
    if (callback.kind === 'token') await byToken(callback.token);
    else await byCode(callback.code, begun.verifier);
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'failed', reason: error.reason };
  }
}
