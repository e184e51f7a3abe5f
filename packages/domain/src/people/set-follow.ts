import type { Account, FailureReason } from '@linnet/api';
import type { Client } from '../client';
import { decisionsOf } from './decisions-of';

/**
 * Follows somebody, or asks to; off ends it, or takes the request back. Nothing shows before the server has said yes.
 * Resolves to why it was refused; null when it was not.
 */
export function setFollow(client: Client, account: Account, on: boolean): Promise<FailureReason | null> {
  return decisionsOf(client).decide(account, { kind: 'follow', on });
}
