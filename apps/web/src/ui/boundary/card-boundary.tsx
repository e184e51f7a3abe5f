import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../platform/errors/error-boundary';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../button/button';
import styles from './card-boundary.module.css';

interface CardBoundaryProps {
  /** The row that the card shows: another row, or a new version of it, clears the error. */
  readonly resetKey: unknown;
  readonly children: ReactNode;
}

/** Limits an exception in a card to that card, which is shown in grey. */
export function CardBoundary({ resetKey, children }: CardBoundaryProps) {
  return (
    <ErrorBoundary resetKey={resetKey} fallback={(_, reset) => <BrokenCard onRetry={reset} />}>
      {children}
    </ErrorBoundary>
  );
}

function BrokenCard({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  return (
    <div className={styles.card}>
      <p>{text('errors.card')}</p>
      <Button small variant="quiet" onClick={onRetry}>
        {text('general.retry')}
      </Button>
    </div>
  );
}
