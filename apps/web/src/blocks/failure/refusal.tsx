import type { FailureReason } from '@linnet/api';
import { Note } from '../../ui/note/note';
import { useFailureWords } from './use-failure-words';

/** Why the server refused something, as an error note. */
export function Refusal({ reason }: { readonly reason: FailureReason }) {
  return <Note tone="error">{useFailureWords(reason)}</Note>;
}
