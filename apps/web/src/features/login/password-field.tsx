import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type RefObject, useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { TextField } from '../../ui/field/text-field';
import { IconButton } from '../../ui/icon-button/icon-button';
import styles from './password-field.module.css';

interface PasswordFieldProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Focuses the field on mount. */
  readonly focused: boolean;
  readonly readOnly: boolean;
}

/** A password field with a button that shows the password. */
export function PasswordField({ inputRef, focused, readOnly }: PasswordFieldProps) {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        ref={inputRef}
        label={text('login.password')}
        name="password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focused}
        type={shown ? 'text' : 'password'}
        // Passwords have no writing direction of their own.
        dir="ltr"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={readOnly}
      />
      <IconButton
        className={styles.show}
        icon={shown ? EyeOff : Eye}
        name={text('login.show_password')}
        pressed={shown}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
