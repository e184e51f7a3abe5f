import type { FailureReason } from '@linnet/api';
import { ErrorState } from '../../ui/state/error-state';
import { useFailureWords } from './use-failure-words';
import { Spinner } from '../../ui/spinner/spinner';
import styles from './dialog-states.module.css';

interface RequestTroubleProps {
  readonly title: string;
  readonly failed: { readonly reason: FailureReason; readonly retry: () => void };
}

/** An error in place of a dialog's content. */
export function RequestTrouble({ title, failed }: RequestTroubleProps) {
  return <ErrorState title={title} text={useFailureWords(failed.reason)} onRetry={failed.retry} />;
}

/** Placeholder for a few lines that are loading. */
export function WaitingLines() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}
