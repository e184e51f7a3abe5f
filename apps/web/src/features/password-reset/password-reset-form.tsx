import { ApiError, requestPasswordReset } from '@linnet/api';
import { type FormEvent, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { TextField } from '../../ui/field/text-field';
import { Note } from '../../ui/note/note';
import styles from './password-reset.module.css';

/** `throttled`: too many requests. */
type Asking = 'idle' | 'pending' | 'success' | 'throttled' | 'error';

/** Asks for the email address. The server gives the same answer whether it knows the address or not. */
export function PasswordResetForm() {
  const text = useText();
  const { send } = useClient();
  const [asking, setAsking] = useState<Asking>('idle');
  const isPending = asking === 'pending';

  async function ask(email: string) {
    setAsking('pending');
    try {
      await send(requestPasswordReset(email));
      setAsking('success');
    } catch (error) {
      setAsking(isThrottled(error) ? 'throttled' : 'error');
      if (!(error instanceof ApiError)) throw error;
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    if (!isPending && typeof email === 'string') void ask(email);
  }

  if (asking === 'success') return <Note tone="success">{text('password_reset.check_email')}</Note>;
  if (asking === 'throttled') return <Note tone="error">{text('password_reset.too_many_requests')}</Note>;
  return (
    <form
      className={styles.form}
      aria-label={text('password_reset.password_reset')}
      noValidate
      onSubmit={handleSubmit}
    >
      <p className={styles.words}>{text('password_reset.instruction')}</p>
      <TextField
        label={text('password_reset.email')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="email"
        readOnly={isPending}
      />
      {asking === 'error' && (
        <Note tone="error" onDismiss={() => setAsking('idle')}>
          {text('general.generic_error')}
        </Note>
      )}
      <Button type="submit" variant="primary" pending={isPending}>
        {text('password_reset.submit')}
      </Button>
    </form>
  );
}

function isThrottled(error: unknown): boolean {
  return error instanceof ApiError && error.reason.kind === 'http' && error.reason.status === 429;
}
