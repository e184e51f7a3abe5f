import type { FailureReason } from '@linnet/api';
import type { DraftProblem } from '@linnet/domain/drafts';
import X from 'lucide-react/icons/x';
import { useSession } from '../../platform/client/use-session';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Note } from '../../ui/note/note';
import styles from './draft-error.module.css';
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
    <div className={styles.error}>
      <Note tone="error">
        <span className={styles.words}>
          <Text id={frame} values={{ words: text(id, values), b: (parts) => <b>{parts}</b> }} />
        </span>
      </Note>
      <IconButton
        small
        className={styles.dismiss}
        icon={X}
        name={text('general.dismiss')}
        onClick={onDismiss}
      />
    </div>
  );
}
