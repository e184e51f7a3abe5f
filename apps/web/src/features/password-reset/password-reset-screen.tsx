import { ApiError, requestPasswordReset } from '@linnet/api';
import { type FormEvent, useEffect, useState } from 'react';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { useFirstContent } from '../../platform/start/first-content';
import { Button } from '../../ui/button/button';
import { TextField } from '../../ui/field/text-field';
import { Note } from '../../ui/note/note';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { Spinner } from '../../ui/spinner/spinner';
import styles from './password-reset-screen.module.css';

/** `throttled`: too many requests. */
type Phase = 'idle' | 'pending' | 'success' | 'throttled' | 'error';

/** Asks for the email address. The server gives the same answer whether it knows the address or not. */
function PasswordResetForm() {
  const text = useText();
  const { send } = useClient();
  const [phase, setPhase] = useState<Phase>('idle');
  const isPending = phase === 'pending';

  async function request(email: string) {
    setPhase('pending');
    try {
      await send(requestPasswordReset(email));
      setPhase('success');
    } catch (error) {
      setPhase(isThrottled(error) ? 'throttled' : 'error');
      if (!(error instanceof ApiError)) throw error;
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    if (!isPending && typeof email === 'string') void request(email);
  }

  if (phase === 'success') return <Note tone="success">{text('password_reset.check_email')}</Note>;
  if (phase === 'throttled') return <Note tone="error">{text('password_reset.too_many_requests')}</Note>;
  return (
    <form
      className={styles.form}
      aria-label={text('password_reset.password_reset')}
      noValidate
      onSubmit={handleSubmit}
    >
      <p className={styles.text}>{text('password_reset.instruction')}</p>
      <TextField
        label={text('password_reset.email')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="email"
        readOnly={isPending}
      />
      {phase === 'error' && (
        <Note tone="error" onDismiss={() => setPhase('idle')}>
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

/** Requests an email to reset a forgotten password, if the server sends such emails. */
export function PasswordResetScreen({ search }: Pick<ScreenProps, 'search'>) {
  const text = useText();
  const { features } = useClient();
  // People whose session has expired may need the page, so only a valid session redirects.
  const isSignedIn = useSession().state === 'signed-in';
  const canSendEmails = useFeature('passwordReset');
  const loaded = useRequest('features', features.load);
  const isRequired = new URLSearchParams(search).get('passwordResetRequested') === 'true';
  useFirstContent();

  useEffect(() => {
    if (isSignedIn) navigate(pathTo('root'), { replace: true });
  }, [isSignedIn]);

  const disabled = isRequired
    ? 'password_reset.password_reset_required_but_mailer_is_disabled'
    : 'password_reset.password_reset_disabled';
  return (
    <Panel main aria-label={text('password_reset.password_reset')}>
      <PanelHeader level={1} title={text('password_reset.password_reset')} />
      <div className={styles.page}>
        {loaded.state === 'loading' ? (
          <Spinner />
        ) : canSendEmails ? (
          <>
            {isRequired && <Note tone="warning">{text('password_reset.password_reset_required')}</Note>}
            <PasswordResetForm />
          </>
        ) : (
          <Note tone="warning">{text(disabled)}</Note>
        )}
        <p>
          <Link to={pathTo('root')}>{text('password_reset.return_home')}</Link>
        </p>
      </div>
    </Panel>
  );
}
