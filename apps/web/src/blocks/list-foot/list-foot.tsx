import type { FailureReason } from '@linnet/api';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { useFailureWords } from '../failure/use-failure-words';
import styles from './list-foot.module.css';

interface ListFootProps {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why more of them, or news of them, did not come. */
  readonly failure: FailureReason | null;
  readonly onMore: () => void;
  /** Words of the button, and of the end where that is said. */
  readonly more: MessageId;
  readonly end?: MessageId;
}

/** What stands under a list: more of it, why that did not come, or that this was all. */
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
