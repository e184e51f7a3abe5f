import type { FailureReason } from '@linnet/api';
import type { MessageId } from '../../platform/i18n/message-id';

/** What to say about a sign-in that failed: our sentence, or the server's own. */
export type LoginTrouble =
  | { readonly kind: 'ours'; readonly id: MessageId }
  | { readonly kind: 'server'; readonly words: string };

const ours = (id: MessageId): LoginTrouble => ({ kind: 'ours', id });

export function loginTrouble(reason: FailureReason): LoginTrouble {
  if (reason.kind === 'offline') return ours('login.no_connection');
  if (reason.kind !== 'http') return ours('login.error');
  const { status, text, identifier } = reason;
  if (text === 'mfa_required' || identifier === 'mfa_required') return ours('login.second_factor');
  if (identifier === 'password_reset_required') return ours('login.password_reset_required');
  if (status === 400 || status === 401) return ours('login.wrong_credentials');
  const words = text?.trim() ?? '';
  return words === '' ? ours('login.error') : { kind: 'server', words };
}
