import type { ErrorReason } from '@linnet/api';
import type { MessageId } from '../../platform/i18n/message-id';
import { isolated, shortened } from '../../platform/i18n/shortened';
import { useText } from '../../platform/i18n/use-text';

export interface ErrorMessage {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Characters shown of a server's message; longer ones are cut. */
const MAX_LENGTH = 240;

/** The message that explains why a call failed. */
export function errorMessage(reason: ErrorReason): ErrorMessage {
  switch (reason.kind) {
    case 'offline':
      return { id: reason.timedOut ? 'errors.too_slow' : 'errors.no_answer' };
    case 'aborted':
      return { id: 'errors.cancelled' };
    case 'malformed':
      return { id: 'errors.malformed' };
    case 'ignored':
      return { id: 'errors.ignored' };
    case 'http':
      return answeredMessage(reason.status, reason.text);
  }
}

function answeredMessage(status: number, text: string | null): ErrorMessage {
  const words = text?.trim() ?? '';
  if (words !== '')
    return { id: 'errors.server_said', values: { message: isolated(shortened(words, MAX_LENGTH)) } };
  if (status === 413) return { id: 'errors.too_large' };
  if (status === 429) return { id: 'errors.too_many' };
  return { id: status >= 500 ? 'errors.server_trouble' : 'errors.refused', values: { status } };
}

/** Why a call failed, as a sentence of its own, with the server's message if it sent one; empty while none failed. */
export function useErrorText(reason: ErrorReason | null): string {
  const text = useText();
  if (reason === null) return '';
  const { id, values } = errorMessage(reason);
  return text(id, values);
}
