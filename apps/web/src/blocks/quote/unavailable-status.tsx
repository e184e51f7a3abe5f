import type { FailureReason } from '@linnet/api';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Text } from '../../platform/i18n/text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { useFailureWords } from '../failure/use-failure-words';
import styles from './unavailable-status.module.css';

interface UnavailableStatusProps {
  reason: FailureReason;
  onRetry: () => void;
}

/** A status that could not be fetched, and why. One that doesn't exist offers no button to try again. */
export function UnavailableStatus({ reason, onRetry }: UnavailableStatusProps) {
  const why = useFailureWords(reason);
  const isMissing = reason.kind === 'http' && [403, 404, 410].includes(reason.status);
  return (
    <div className={styles.unavailable} role="alert">
      <Icon of={CircleAlert} />
      <div className={styles.words}>
        <b>
          <Text id="status_popover.unavailable" />
        </b>
        <span>{isMissing ? <Text id="status_popover.not_there" /> : why}</span>
      </div>
      {!isMissing && (
        <Button small onClick={onRetry}>
          <Text id="general.retry" />
        </Button>
      )}
    </div>
  );
}
