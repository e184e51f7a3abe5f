import type { FailureReason } from '@linnet/api';
import type { MessageId } from '../../platform/i18n/message-id';

/** What to say about a sign-in that failed: our sentence, or the server's own. */
export type LoginTrouble =
  | { readonly kind: 'ours'; readonly id: MessageId }
  | { readonly kind: 'server'; readonly words: string };

const ours = (id: MessageId): LoginTrouble => ({ kind: 'ours', id });

/** Of a password that was refused. Servers say 400 where 401 would say it better. */
export function loginTrouble(reason: FailureReason): LoginTrouble {
  const isWrong = reason.kind === 'http' && (reason.status === 400 || reason.status === 401);
  return isWrong ? ours('login.wrong_credentials') : accessTrouble(reason);
}

/** Of any other step on the way in. */
export function accessTrouble(reason: FailureReason): LoginTrouble {
  if (reason.kind === 'offline') return ours('login.no_connection');
  const words = reason.kind === 'http' ? (reason.text?.trim() ?? '') : '';
  return words === '' ? ours('login.error') : { kind: 'server', words };
}

/** The account may not be entered before its password was replaced. */
export function demandsReset(reason: FailureReason): boolean {
  return reason.kind === 'http' && reason.identifier === 'password_reset_required';
}
