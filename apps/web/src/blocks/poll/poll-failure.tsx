import type { FailureReason } from '@linnet/api';
import type { MessageId } from '../../platform/i18n/message-id';
import { Text } from '../../platform/i18n/text';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/note/note';
import { useFailureWords } from '../failure/use-failure-words';
import styles from './poll.module.css';

interface PollFailureProps {
  /** What did not work. */
  words: MessageId;
  reason: FailureReason;
  onRetry: () => void;
}

/** An error of this poll, if there is one. */
export function PollFailure({ words, reason, onRetry }: PollFailureProps) {
  const why = useFailureWords(reason);
  return (
    <Note tone="error">
      <div className={styles.failure}>
        <span>
          <Text id={words} values={{ why }} />
        </span>
        <Button small onClick={onRetry}>
          <Text id="general.retry" />
        </Button>
      </div>
    </Note>
  );
}
