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
      /** Of the refused password: goes with the code. */
      readonly mfaToken: string;
      readonly username: string;
    };

interface LoginFormProps {
  /** Begins in its first field: nothing else is to be done where it stands. */
  readonly focused?: boolean;
  readonly onSignedIn?: (() => void) | undefined;
}

/** From the password or the server's page over the second factor, where there is one, to being signed in. */
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

/** Name and password in a form of ours, or on the server's own page; `unknown` until the server has told of itself. */
type SignInWay = 'unknown' | 'password' | 'redirect';

function useSignInWay(): SignInWay {
  const { features, settings } = useClient();
  const operator = useCell(settings.instance);
  const asked = useRequest('features', features.load);
  if (asked.state === 'loading') return 'unknown';
  // The page of the server is there on all of them.
  const takesPasswords = asked.state === 'ready' && asked.answer.has('passwordGrant');
  return takesPasswords && operator['loginMethod'] !== 'token' ? 'password' : 'redirect';
}
