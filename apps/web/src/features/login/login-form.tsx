import { useState } from 'react';
import { rememberLogin } from './last-login';
import styles from './login-form.module.css';
import { PasswordForm } from './password-form';
import { RedirectForm } from './redirect-form';
import { SecondFactorForm } from './second-factor-form';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useRequest } from '../../platform/client/use-request';

type Step =
  | { readonly at: 'start'; readonly cameBack: boolean }
  | {
      readonly at: 'totp' | 'recovery';
      /** Sent by the server in answer to the password; sent along with the code. */
      readonly mfaToken: string;
      readonly username: string;
    };

interface LoginFormProps {
  /** Focuses the first field on mount: there is nothing else to do on this part of the page. */
  readonly focused?: boolean;
  readonly onSignedIn?: (() => void) | undefined;
}

/** All steps of signing in: the password or the server's own page, then a second factor if the account has one. */
export function LoginForm({ onSignedIn, focused = false }: LoginFormProps) {
  const [step, setStep] = useState<Step>({ at: 'start', cameBack: focused });
  const way = useSignInWay();

  function finish(username: string) {
    rememberLogin(username);
    setStep({ at: 'start', cameBack: false });
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
        onCancel={() => setStep({ at: 'start', cameBack: true })}
      />
    );
  }
  if (way === 'unknown') return <div className={styles.space} />;
  if (way === 'redirect') return <RedirectForm />;
  return (
    <PasswordForm
      focused={step.cameBack}
      onSignedIn={finish}
      onSecondFactor={(mfaToken, username) => setStep({ at: 'totp', mfaToken, username })}
    />
  );
}

/**
 * A form of our own for name and password, or a redirect to the server's page; `unknown` until the features are loaded.
 */
type SignInWay = 'unknown' | 'password' | 'redirect';

function useSignInWay(): SignInWay {
  const { features, settings } = useClient();
  const operator = useCell(settings.instance);
  const asked = useRequest('features', features.load);
  if (asked.state === 'loading') return 'unknown';
  // All servers have such a page.
  const takesPasswords = asked.state === 'ready' && asked.answer.has('passwordGrant');
  return takesPasswords && operator['loginMethod'] !== 'token' ? 'password' : 'redirect';
}
