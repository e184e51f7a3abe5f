import type { FailureReason } from '@linnet/api';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { useFailureWords } from '../failure/use-failure-words';
import styles from './person-card.module.css';

interface PeopleFootProps {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why more of them, or news of them, did not come. */
  readonly failure: FailureReason | null;
  readonly onMore: () => void;
}

/** What stands under a list of people: more of them, why they did not come, or that this was all. */
export function PeopleFoot({ hasMore, isLoading, failure, onMore }: PeopleFootProps) {
  const text = useText();
  const words = useFailureWords(failure ?? { kind: 'aborted' });
  if (!hasMore && failure === null) return <p className={styles.foot}>{text('people.no_more')}</p>;
  return (
    <div className={styles.foot}>
      {failure !== null && <p role="alert">{words}</p>}
      <Button variant="quiet" pending={isLoading} onClick={onMore}>
        {text(failure === null ? 'people.load_more' : 'general.retry')}
      </Button>
    </div>
  );
}
