import { useText } from '../../platform/i18n/use-text';
import { Note } from '../../ui/note/note';
import type { LoginTrouble } from './login-trouble';

interface LoginAlertProps {
  readonly trouble: LoginTrouble;
  readonly onDismiss: () => void;
}

/** The error of a failed sign-in. */
export function LoginAlert({ trouble, onDismiss }: LoginAlertProps) {
  const text = useText();
  return (
    <Note tone="error" onDismiss={onDismiss}>
      <span dir="auto">{trouble.kind === 'ours' ? text(trouble.id) : trouble.words}</span>
    </Note>
  );
}
