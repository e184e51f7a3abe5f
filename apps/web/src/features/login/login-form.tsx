import { ApiError } from '@linnet/api';
import { type FormEvent, useRef, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { TextField } from '../../ui/field/text-field';
import { Note } from '../../ui/note/note';
import { readLastLogin, rememberLogin } from './last-login';
import { LoginAlert } from './login-alert';
import styles from './login-form.module.css';
import { type LoginTrouble, loginTrouble } from './login-trouble';
import { PasswordField } from './password-field';

type Attempt =
  | { readonly state: 'idle' }
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly trouble: LoginTrouble };

interface LoginFormProps {
  /** Left out where the person stays on the screen that they are reading. */
  readonly onSignedIn?: () => void;
}

/** Name and password, for visitors and for signing in again where a sign-in has ended. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const text = useText();
  const session = useSession();
  const { session: signing } = useClient();
  const [attempt, setAttempt] = useState<Attempt>({ state: 'idle' });
  const [lastLogin] = useState(readLastLogin);
  const passwordRef = useRef<HTMLInputElement>(null);
  const isPending = attempt.state === 'pending';
  const username = session.state === 'expired' ? session.username : lastLogin;

  async function signIn(name: string, password: string) {
    setAttempt({ state: 'pending' });
    try {
      await signing.signIn(name, password);
    } catch (error) {
      setAttempt({ state: 'failed', trouble: loginTrouble(reasonOf(error)) });
      passwordRef.current?.focus();
      passwordRef.current?.select();
      if (!(error instanceof ApiError)) throw error;
      return;
    }
    rememberLogin(name);
    setAttempt({ state: 'idle' });
    onSignedIn?.();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    // Read from the page: password managers fill in without telling.
    const fields = new FormData(event.currentTarget);
    void signIn(textOf(fields, 'username').trim(), textOf(fields, 'password'));
  }

  return (
    <form className={styles.form} aria-label={text('login.login')} onSubmit={handleSubmit}>
      {session.state === 'expired' && <Note tone="info">{text('session.expired')}</Note>}
      <TextField
        key={username}
        label={text('login.username')}
        name="username"
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        readOnly={isPending}
      />
      <PasswordField inputRef={passwordRef} readOnly={isPending} />
      {attempt.state === 'failed' && (
        <LoginAlert trouble={attempt.trouble} onDismiss={() => setAttempt({ state: 'idle' })} />
      )}
      <Button type="submit" variant="primary" pending={isPending}>
        {text('login.login')}
      </Button>
    </form>
  );
}

/** What is none of the interface's own errors has no words of its own. */
function reasonOf(error: unknown): ApiError['reason'] {
  return error instanceof ApiError ? error.reason : { kind: 'malformed', what: String(error) };
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
