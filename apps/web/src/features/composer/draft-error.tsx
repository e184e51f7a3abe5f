import type { FailureReason } from '@linnet/api';
import type { DraftProblem } from '@linnet/domain/drafts';
import { useSession } from '../../platform/client/use-session';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Note } from '../../ui/note/note';
import { draftFailure } from './draft-failure';

interface DraftErrorProps {
  readonly why: DraftProblem | FailureReason;
  readonly onDismiss: () => void;
}

/** Why it was not posted. */
export function DraftError({ why, onDismiss }: DraftErrorProps) {
  const text = useText();
  const expired = useSession().state === 'expired';
  const { frame, id, values } = draftFailure({ why, expired });
  return (
    <Note tone="error" onDismiss={onDismiss}>
      <Text id={frame} values={{ words: text(id, values), b: (parts) => <b>{parts}</b> }} />
    </Note>
  );
}
