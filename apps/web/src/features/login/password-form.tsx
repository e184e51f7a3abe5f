import { readMfaToken } from '@linnet/api';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { readLastLogin } from '../../platform/storage/last-login';
import { Button } from '../../ui/button/button';
import { PasswordField } from '../../ui/field/password-field';
import { TextField } from '../../ui/field/text-field';
import { LoginAlert, demandsReset, isWrongInput, loginErrorOf, useAttempt } from './login-attempt';
import styles from './login.module.css';

interface PasswordFormProps {
  /** Focuses the first empty field on mount, when the person has come back to the form. */
  readonly focused: boolean;
  readonly onSignedIn: (username: string) => void;
  readonly onSecondFactor: (mfaToken: string, username: string) => void;
}

/** The form for name and password. */
export function PasswordForm({ focused, onSignedIn, onSecondFactor }: PasswordFormProps) {
  const text = useText();
  const session = useSession();
  const { accounts } = useClient();
  const attempt = useAttempt();
  const errorId = useId();
  // At first the alert says the error, and a description would repeat it.
  const [isDescribed, setDescribed] = useState(false);
  const [lastLogin] = useState(readLastLogin);
  const passwordRef = useRef<HTMLInputElement>(null);
  const username = session.state === 'expired' ? session.username : lastLogin;

  async function signIn(name: string, password: string) {
    const error = await attempt.begin(async () => (await accounts.access()).byPassword(name, password));
    if (error === null) {
      attempt.reset();
      return onSignedIn(name);
    }
    const mfaToken = readMfaToken(error);
    if (mfaToken !== null) return onSecondFactor(mfaToken, name);
    if (demandsReset(error)) return navigate(`${pathTo('password-reset')}?passwordResetRequested=true`);
    attempt.fail(loginErrorOf(error));
    setDescribed(false);
    passwordRef.current?.focus();
    passwordRef.current?.select();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (attempt.isPending) return;
    // Read from the DOM: password managers may fill in without an event.
    const fields = new FormData(event.currentTarget);
    void signIn(textOf(fields, 'username').trim(), textOf(fields, 'password'));
  }

  return (
    <form
      className={styles.form}
      aria-label={text('login.login')}
      onSubmit={handleSubmit}
      // Editing clears the error.
      onInput={attempt.error === null ? undefined : attempt.reset}
    >
      <TextField
        key={username}
        label={text('login.username')}
        name="username"
        defaultValue={username}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focused && username === ''}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        readOnly={attempt.isPending}
      />
      <PasswordField
        ref={passwordRef}
        label={text('login.password')}
        name="password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focused && username !== ''}
        autoComplete="current-password"
        aria-describedby={attempt.error !== null && isDescribed ? errorId : undefined}
        aria-invalid={isWrongInput(attempt.error)}
        onBlur={() => setDescribed(true)}
        required
        readOnly={attempt.isPending}
      />
      {attempt.error !== null && <LoginAlert id={errorId} error={attempt.error} onDismiss={attempt.reset} />}
      <Button type="submit" variant="primary" pending={attempt.isPending}>
        {text('login.login')}
      </Button>
      <LoginWays />
    </form>
  );
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** Links for people without their password or without an account. */
function LoginWays() {
  const canRegister = useFeature('registration');
  return (
    <div className={styles.alternatives}>
      <Link to={pathTo('password-reset')}>
        <Text id="password_reset.forgot_password" />
      </Link>
      {canRegister && (
        <Link to={pathTo('registration')}>
          <Text id="registration.register" />
        </Link>
      )}
    </div>
  );
}
