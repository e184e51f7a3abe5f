import type { ReactNode } from 'react';
import { reloadPage } from '../../platform/chunks/reload-page';
import type { Crash } from '../../platform/errors/crash-report';
import { ErrorBoundary } from '../../platform/errors/error-boundary';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Button, RetryButton } from '../button/button';
import { lazyScreen } from '../lazy/lazy-screen';
import { ErrorState } from '../state/error-state';
import styles from './boundaries.module.css';

interface CardBoundaryProps {
  /** The row that the card shows: another row, or a new version of it, clears the error. */
  readonly resetKey: unknown;
  readonly children: ReactNode;
}

/** Limits an exception in a card to that card, which is shown in grey. */
export function CardBoundary({ resetKey, children }: CardBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={(_, reset) => (
        <div className={styles.card}>
          <p>
            <Text id="errors.card" />
          </p>
          <RetryButton variant="quiet" onClick={reset} />
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

interface ScreenBoundaryProps {
  /** Another key is another screen: it clears the error. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

/** Limits an exception in a screen to that screen. */
export function ScreenBoundary({ resetKey, children }: ScreenBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={(crash, reset) => <BrokenScreen crash={crash} onRetry={reset} />}
    >
      {children}
    </ErrorBoundary>
  );
}

const CrashDetails = lazyScreen(() => import('./crash-details').then((part) => part.CrashDetails), {
  placeholder: () => null,
});

interface BrokenScreenProps {
  readonly crash: Crash;
  readonly onRetry: () => void;
}

function BrokenScreen({ crash, onRetry }: BrokenScreenProps) {
  const text = useText();
  return (
    <ErrorState title={text('errors.screen_title')} text={text('errors.screen_text')} onRetry={onRetry}>
      <Button variant="quiet" onClick={reloadPage}>
        {text('chunks.reload')}
      </Button>
      <CrashDetails crash={crash} />
    </ErrorState>
  );
}
