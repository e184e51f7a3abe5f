import type { FailureReason } from '@linnet/api';
import { Note } from '../../ui/note/note';
import { useFailureWords } from './use-failure-words';

/** Why the server refused, in words. */
export function Refusal({ reason }: { readonly reason: FailureReason }) {
  return <Note tone="error">{useFailureWords(reason)}</Note>;
}
