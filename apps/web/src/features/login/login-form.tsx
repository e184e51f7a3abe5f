import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { storeSignIn } from '../../platform/storage/started-sign-in';
import { rememberLogin } from '../../platform/storage/last-login';
import { Button } from '../../ui/button/button';
import { LoginAlert, accessErrorOf, useAttempt } from './login-attempt';
import styles from './login.module.css';
import { PasswordForm } from './password-form';
import { SecondFactorForm } from './second-factor-form';

/** Says that the sign-in continues on the server's own page, and opens that page. */
function RedirectForm() {
  const text = useText();
  const session = useSession();
  const { accounts } = useClient();
  const attempt = useAttempt();

  async function redirect() {
    const error = await attempt.begin(async () => {
      const { address, state, verifier } = await (await accounts.access()).authorize();
      // After signing in again, the person returns to the same page.
      const returnTo = session.state === 'expired' ? location.pathname + location.search : null;
      storeSignIn({ state, verifier, returnTo });
      location.assign(address);
    });
    if (error !== null) attempt.fail(accessErrorOf(error));
  }

  // The browser's back/forward cache restores the page as it was left, with the attempt still pending.
  const handleShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) attempt.reset();
  });
  useEffect(() => {
    const handle = (event: PageTransitionEvent) => handleShow(event);
    addEventListener('pageshow', handle);
    return () => removeEventListener('pageshow', handle);
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!attempt.isPending) void redirect();
  }

  return (
    <form className={styles.form} aria-label={text('login.login')} onSubmit={handleSubmit}>
      <p className={styles.text}>{text('oauth.description')}</p>
      {attempt.error !== null && <LoginAlert error={attempt.error} onDismiss={attempt.reset} />}
      <Button type="submit" variant="primary" pending={attempt.isPending}>
        {text('login.login')}
      </Button>
    </form>
  );
}

type Step =
  | { readonly at: 'start'; readonly isFocused: boolean }
  | {
      readonly at: 'totp' | 'recovery';
      /** Sent by the server in answer to the password; sent along with the code. */
      readonly mfaToken: string;
      readonly username: string;
    };

interface LoginFormProps {
  /** Focuses the first field on mount. */
  readonly focused?: boolean;
  readonly onSignedIn?: (() => void) | undefined;
}

/** All steps of signing in: the password or the server's own page, then a second factor if the account has one. */
export function LoginForm({ onSignedIn, focused = false }: LoginFormProps) {
  const [step, setStep] = useState<Step>({ at: 'start', isFocused: focused });
  const signInMethod = useSignInMethod();

  function finish(username: string) {
    rememberLogin(username);
    setStep({ at: 'start', isFocused: false });
    onSignedIn?.();
  }

  if (step.at !== 'start') {
    const other = step.at === 'totp' ? 'recovery' : 'totp';
    return (
      <SecondFactorForm
        key={step.at}
        kind={step.at}
        mfaToken={step.mfaToken}
        onSignedIn={() => finish(step.username)}
        onSwitch={() => setStep({ ...step, at: other })}
        onCancel={() => setStep({ at: 'start', isFocused: true })}
      />
    );
  }
  if (signInMethod === 'unknown') return <div className={styles.placeholder} />;
  if (signInMethod === 'redirect') return <RedirectForm />;
  return (
    <PasswordForm
      focused={step.isFocused}
      onSignedIn={finish}
      onSecondFactor={(mfaToken, username) => setStep({ at: 'totp', mfaToken, username })}
    />
  );
}

/**
 * A form of our own for name and password, or a redirect to the server's page; `unknown` until the features are loaded.
 */
type SignInMethod = 'unknown' | 'password' | 'redirect';

function useSignInMethod(): SignInMethod {
  const { features, settings } = useClient();
  const instanceSettings = useCell(settings.instance);
  const request = useRequest('features', features.load);
  if (request.state === 'loading') return 'unknown';
  // Every server has a sign-in page of its own.
  const acceptsPasswords = request.state === 'ready' && request.answer.has('passwordGrant');
  return acceptsPasswords && instanceSettings['loginMethod'] !== 'token' ? 'password' : 'redirect';
}
