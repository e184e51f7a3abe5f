import { reloadPage } from '../../platform/chunks/reload-page';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../button/button';
import { ErrorState } from '../state/error-state';

interface LazyTroubleProps {
  readonly state: 'failed' | 'late';
  readonly onRetry: () => void;
}

/** Says that a lazy part failed to load, or is late. */
export function LazyTrouble({ state, onRetry }: LazyTroubleProps) {
  const text = useText();
  const late = state === 'late';
  return (
    <ErrorState
      title={text(late ? 'chunks.slow_title' : 'chunks.failed_title')}
      text={text(late ? 'chunks.slow_text' : 'chunks.failed_text')}
      onRetry={onRetry}
    >
      <Button variant="quiet" onClick={reloadPage}>
        {text('chunks.reload')}
      </Button>
    </ErrorState>
  );
}
