import type { FailureReason } from '@linnet/api';
import { failureMessage } from '../../../blocks/failure/failure-message';
import { Text } from '../../../platform/i18n/text';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/note/note';
import styles from './preview.module.css';

interface PreviewProblemProps {
  readonly problem: 'post_status.preview_empty' | 'polls.not_enough_options' | FailureReason;
  /** Undefined if retrying cannot help. */
  readonly onRetry?: (() => void) | undefined;
  readonly onDismiss?: (() => void) | undefined;
}

/** Why there is no preview, or only a part of it. */
export function PreviewProblem({ problem, onRetry, onDismiss }: PreviewProblemProps) {
  const text = useText();
  const { id, values } = typeof problem === 'string' ? { id: problem } : failureMessage(problem);
  return (
    <div className={styles.problem}>
      <Note tone="error" onDismiss={onDismiss}>
        <span className={styles.words}>
          <Text id="post_status.error" values={{ words: text(id, values), b: (parts) => <b>{parts}</b> }} />
        </span>
        {onRetry && (
          <Button small onClick={onRetry}>
            {text('general.retry')}
          </Button>
        )}
      </Note>
    </div>
  );
}
