import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { StateView } from './state-view';

interface ErrorStateProps {
  readonly title: string;
  /** What failed and what is safe. */
  readonly text: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  /** The retry is under way. */
  readonly retrying?: boolean;
  /** Other ways on. */
  readonly children?: ReactNode;
}

/** What should be here did not come; with a retry that works. */
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
