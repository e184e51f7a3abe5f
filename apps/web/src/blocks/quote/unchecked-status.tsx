import { Text } from '../../platform/i18n/text';
import { Button } from '../../ui/button/button';
import styles from './compact-status.module.css';

interface UncheckedStatusProps {
  readonly onShow: () => void;
  readonly onRetry: () => void;
}

/** Stands for a status whose author may be blocked: the relationship could not be loaded. */
export function UncheckedStatus({ onShow, onRetry }: UncheckedStatusProps) {
  return (
    <div className={styles.unchecked}>
      <p>
        <Text id="quotes.unchecked" />
      </p>
      <Button small onClick={onRetry}>
        <Text id="general.retry" />
      </Button>
      <Button small variant="quiet" onClick={onShow}>
        <Text id="quotes.show_anyway" />
      </Button>
    </div>
  );
}
