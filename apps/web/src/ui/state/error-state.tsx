import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { StateView, type StateViewProps } from './state-view';

interface ErrorStateProps extends Pick<StateViewProps, 'title' | 'text' | 'children'> {
  readonly onRetry?: (() => void) | undefined;
}

/** Something failed to load; offers to try again. */
export function ErrorState({ onRetry, children, ...words }: ErrorStateProps) {
  const text = useText();
  return (
    <StateView {...words} image={<Icon of={CircleAlert} size="empty" />} urgent>
      {onRetry && (
        <Button icon={<Icon of={RotateCw} size="small" />} onClick={onRetry}>
          {text('general.retry')}
        </Button>
      )}
      {children}
    </StateView>
  );
}
