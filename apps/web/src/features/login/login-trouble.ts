import type { FailureReason } from '@linnet/api';
import type { MessageId } from '../../platform/i18n/message-id';

/** The message for a failed sign-in: one of ours, or the server's own text. */
export type LoginTrouble =
  | { readonly kind: 'ours'; readonly id: MessageId }
  | { readonly kind: 'server'; readonly words: string };

const ours = (id: MessageId): LoginTrouble => ({ kind: 'ours', id });

/** The message for a refused password. Some servers answer with 400 instead of 401. */
export function loginTrouble(reason: FailureReason): LoginTrouble {
  const isWrong = reason.kind === 'http' && (reason.status === 400 || reason.status === 401);
  return isWrong ? ours('login.wrong_credentials') : accessTrouble(reason);
}

/** The message for an error in any other step of signing in. */
export function accessTrouble(reason: FailureReason): LoginTrouble {
  if (reason.kind === 'offline') return ours('login.no_connection');
  const words = reason.kind === 'http' ? (reason.text?.trim() ?? '') : '';
  return words === '' ? ours('login.error') : { kind: 'server', words };
}

/** The server demands a password reset before the account can be used. */
export function demandsReset(reason: FailureReason): boolean {
  return reason.kind === 'http' && reason.identifier === 'password_reset_required';
}
