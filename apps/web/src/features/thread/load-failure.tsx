import type { FailureReason } from '@linnet/api';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useText } from '../../platform/i18n/use-text';
import { ErrorState } from '../../ui/state/error-state';

interface LoadFailureProps {
  reason: FailureReason;
  onRetry: () => void;
}

/** The conversation did not come: why, and once more. */
export function LoadFailure({ reason, onRetry }: LoadFailureProps) {
  const text = useText();
  const words = useFailureWords(reason);
  const isGone = reason.kind === 'http' && reason.status === 404;
  return (
    <ErrorState
      title={text('status.load_error')}
      text={isGone ? text('status.unavailable') : words}
      onRetry={onRetry}
    />
  );
}
