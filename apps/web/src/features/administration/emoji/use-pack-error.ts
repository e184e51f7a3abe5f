import type { ErrorReason } from '@linnet/api';
import { packProblem } from '@linnet/domain/emoji-packs';
import { errorMessage } from '../../../blocks/error/use-error-text';
import { useText } from '../../../platform/i18n/use-text';

/** Words for a failed call about packs: what the error means, then the server's own sentence. */
export function usePackErrorText(): (reason: ErrorReason) => string {
  const text = useText();
  return (reason) => {
    const { id, values } = errorMessage(reason);
    const problem = packProblem(reason);
    if (problem === null) return text(id, values);
    const meaning = text(`emoji_packs.problem.${problem}`);
    return reason.kind === 'http' ? `${meaning} ${text(id, values)}` : meaning;
  };
}
