import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../icon-button/icon-button';
import styles from './password-field.module.css';
import { TextField } from './text-field';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'dir'> {
  /** Tells password managers which password is meant. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** Shows the password from the beginning: one that the person has not typed. */
  readonly shownAtFirst?: boolean;
}

/** A password field with a button that shows the password. */
export function PasswordField({ shownAtFirst = false, ...field }: PasswordFieldProps) {
  const text = useText();
  const [shown, setShown] = useState(shownAtFirst);
  return (
    <div className={styles.password}>
      <TextField
        {...field}
        type={shown ? 'text' : 'password'}
        // Passwords have no writing direction of their own.
        dir="ltr"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
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
