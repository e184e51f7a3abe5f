import type { FailureReason } from '@linnet/api';
import { useText } from '../../platform/i18n/use-text';
import { failureMessage } from './failure-message';

/** Why a call failed, as a sentence of its own, with the server's message if it sent one; empty while none failed. */
export function useFailureWords(reason: FailureReason | null): string {
  const text = useText();
  if (reason === null) return '';
  const { id, values } = failureMessage(reason);
  return text(id, values);
}
