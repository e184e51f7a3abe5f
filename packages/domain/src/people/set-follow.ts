import type { Account, FailureReason } from '@linnet/api';
import type { Client } from '../client';
import { decisionsOf } from './decisions-of';

/**
 * Follows an account, or requests it; off ends the follow or withdraws the request. Nothing is shown before the server
 * has answered. Resolves to the error; null when it is done.
 */
export function setFollow(client: Client, account: Account, on: boolean): Promise<FailureReason | null> {
  return decisionsOf(client).decide(account, { kind: 'follow', on });
}
