import { useState } from 'react';
import { rememberLogin } from './last-login';
import styles from './login-form.module.css';
import { PasswordForm } from './password-form';
import { RedirectForm } from './redirect-form';
import { SecondFactorForm } from './second-factor-form';
import { useSignInWay } from './use-sign-in-way';

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
