import { Text } from '../../platform/i18n/text';
import { Button } from '../../ui/button/button';
import styles from './emoji.module.css';

/** Says that the server's own emoji are missing here, and offers another attempt. */
export function CustomMissing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.missing} role="alert">
      <span>
        <Text id="emoji.custom_missing" />
      </span>
      <Button small onClick={onRetry}>
        <Text id="general.retry" />
      </Button>
    </div>
  );
}
