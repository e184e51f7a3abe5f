import X from 'lucide-react/icons/x';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Note } from '../../ui/note/note';
import styles from './login-alert.module.css';
import type { LoginTrouble } from './login-trouble';

interface LoginAlertProps {
  readonly trouble: LoginTrouble;
  readonly onDismiss: () => void;
}

/** Why the sign-in failed. */
export function LoginAlert({ trouble, onDismiss }: LoginAlertProps) {
  const text = useText();
  return (
    <div className={styles.alert}>
      <Note tone="error">
        <span className={styles.words} dir="auto">
          {trouble.kind === 'ours' ? text(trouble.id) : trouble.words}
        </span>
      </Note>
      <IconButton
        small
        className={styles.dismiss}
        icon={X}
        name={text('general.dismiss')}
        onClick={onDismiss}
      />
    </div>
  );
}
