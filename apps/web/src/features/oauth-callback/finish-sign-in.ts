import { ApiError, type FailureReason } from '@linnet/api';
import type { Client } from '@linnet/domain';
import type { BegunSignIn } from '../../platform/storage/begun-sign-in';
import type { Callback } from './read-callback';

/** The result of a sign-in on the server's page. */
export type Finished =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly byPerson: boolean; readonly words: string | null }
  /** The callback does not belong to a sign-in of this tab: somebody else may have made the address. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

/** Completes the sign-in with what the server's page returned, if this tab has started one. */
export async function finishSignIn(
  { accounts }: Pick<Client, 'accounts'>,
  callback: Exclude<Callback, { kind: 'nothing' }>,
  begun: BegunSignIn | null,
): Promise<Finished> {
  if (callback.kind === 'refused') return callback;
  if (begun === null || callback.state !== begun.state) return { kind: 'foreign' };
  try {
    const { byCode, byToken } = await accounts.access();
    if (callback.kind === 'token') await byToken(callback.token);
    else await byCode(callback.code, begun.verifier);
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'failed', reason: error.reason };
  }
}
