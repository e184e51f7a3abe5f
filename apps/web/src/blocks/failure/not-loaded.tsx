import type { FailureReason } from '@linnet/api';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/state/error-state';
import { useFailureWords } from './use-failure-words';

interface NotLoadedProps {
  /** Says what could not be loaded. */
  readonly title: string;
  /** Why; null while it is loading. */
  readonly reason: FailureReason | null;
  readonly skeleton?: ReactNode;
  readonly onRetry: () => void;
}

/** Takes the place of what is not loaded: its skeleton or, after an error, the reason with a button to retry. */
export function NotLoaded({ title, reason, skeleton, onRetry }: NotLoadedProps) {
  const words = useFailureWords(reason);
  return reason === null ? skeleton : <ErrorState title={title} text={words} onRetry={onRetry} />;
}
