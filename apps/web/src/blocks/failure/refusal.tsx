import type { FailureReason } from '@linnet/api';
import { Note } from '../../ui/note/note';
import { Spinner } from '../../ui/spinner/spinner';
import { ErrorState } from '../../ui/state/error-state';
import styles from './refusal.module.css';
import { useFailureWords } from './use-failure-words';

/** Why the server refused something, as an error note. */
export function Refusal({ reason }: { readonly reason: FailureReason }) {
  return <Note tone="error">{useFailureWords(reason)}</Note>;
}

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
