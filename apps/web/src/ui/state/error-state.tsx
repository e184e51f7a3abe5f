import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { StateView } from './state-view';

interface ErrorStateProps {
  readonly title: string;
  /** What failed, and what to do. */
  readonly text: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  /** The retry is running. */
  readonly retrying?: boolean;
  /** Other actions. */
  readonly children?: ReactNode;
}

/** Something failed to load; offers to try again. */
export function ErrorState({ onRetry, retrying = false, children, ...words }: ErrorStateProps) {
  const text = useText();
  return (
    <StateView {...words} picture={<Icon of={CircleAlert} size="empty" />} urgent>
      {onRetry && (
        <Button icon={<Icon of={RotateCw} size="small" />} onClick={onRetry} pending={retrying}>
          {text('general.retry')}
        </Button>
      )}
      {children}
    </StateView>
  );
}
