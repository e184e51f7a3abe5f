import type { Decision } from '@linnet/domain/people';
import type { AccountScene } from './account-action';
import { openAccountDialog } from './account-dialog';
import { decide } from './decide';
import { isAsked } from './is-asked';
import type { Question } from './questions';

/** Asks where the person wants to be asked, and decides at once where not. */
export function askOrDecide(
  { client, account }: Pick<AccountScene, 'client' | 'account'>,
  question: Question,
  decision: Decision,
): void {
  if (isAsked(client, question)) openAccountDialog({ kind: question, account });
  else void decide(client, account, decision);
}
