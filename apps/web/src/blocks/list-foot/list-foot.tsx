import type { FailureReason } from '@linnet/api';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { useFailureWords } from '../failure/use-failure-words';
import styles from './list-foot.module.css';

interface ListFootProps {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why loading more entries, or refreshing the list, failed. */
  readonly failure: FailureReason | null;
  readonly onMore: () => void;
  /** Label of the button; `end` is the text at the end of the list. */
  readonly more: MessageId;
  readonly end?: MessageId;
}

/** The end of a list: a button for more, an error, or a note that this was all. */
export function ListFoot({ hasMore, isLoading, failure, onMore, more, end }: ListFootProps) {
  const text = useText();
  const words = useFailureWords(failure ?? { kind: 'aborted' });
  if (!hasMore && failure === null) return end && <p className={styles.foot}>{text(end)}</p>;
  return (
    <div className={styles.foot}>
      {failure !== null && <p role="alert">{words}</p>}
      <Button variant="quiet" pending={isLoading} onClick={onMore}>
        {text(failure === null ? more : 'general.retry')}
      </Button>
    </div>
  );
}
