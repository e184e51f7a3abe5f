import { type FormEvent, useRef, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { TextField } from '../../ui/field/text-field';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { LoginAlert, accessErrorOf, useAttempt } from './login-attempt';
import styles from './login.module.css';

interface SecondFactorFormProps {
  readonly kind: 'totp' | 'recovery';
  readonly mfaToken: string;
  readonly onSignedIn: () => void;
  /** Switches to the other kind of code. */
  readonly onSwitch: () => void;
  readonly onCancel: () => void;
}

const RefusedCodeHint = lazyScreen(() => import('./refused-code-hint').then((part) => part.RefusedCodeHint), {
  placeholder: () => null,
  texts: 'account',
});

/** Texts and input mode of each kind of code. */
const kinds = {
  totp: {
    title: 'mfa.title',
    hint: 'mfa.code_hint',
    label: 'mfa.authentication_code',
    other: 'mfa.use_recovery_code',
    inputMode: 'numeric',
  },
  recovery: {
    title: 'mfa.recovery_title',
    hint: 'mfa.recovery_hint',
    label: 'mfa.recovery_code',
    other: 'mfa.use_authentication_code',
    inputMode: 'text',
  },
} as const;

/** Whether it is a code as an authenticator shows it: digits, perhaps in groups. */
const looksRight = (typed: string): boolean => /^[\d\s-]{6,}$/.test(typed.normalize('NFKC'));

/** Asks for a code of an authenticator app, or for a recovery code. */
export function SecondFactorForm({ kind, mfaToken, ...on }: SecondFactorFormProps) {
  const text = useText();
  const { accounts } = useClient();
  const attempt = useAttempt();
  const codeRef = useRef<HTMLInputElement>(null);
  /** Whether the last code looked right and was refused. */
  const [isRefused, setRefused] = useState(false);
  const { title, hint, label, other, inputMode } = kinds[kind];

  async function answer(code: string) {
    setRefused(false);
    const error = await attempt.begin(async () =>
      (await accounts.access()).bySecondFactor({ mfaToken, kind, code }),
    );
    if (error === null) return on.onSignedIn();
    attempt.fail(accessErrorOf(error));
    setRefused(kind === 'totp' && error.kind === 'http' && looksRight(code));
    // A code that the server has checked cannot be used again.
    if (codeRef.current && error.kind === 'http') codeRef.current.value = '';
    codeRef.current?.focus();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = codeRef.current?.value ?? '';
    if (!attempt.isPending && code.trim() !== '') void answer(code);
  }

  return (
    <form className={styles.form} aria-label={text(title)} onSubmit={handleSubmit}>
      <TextField
        ref={codeRef}
        label={text(label)}
        hint={text(hint)}
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        inputMode={inputMode}
        spellCheck={false}
        required
        readOnly={attempt.isPending}
      />
      {attempt.error !== null && <LoginAlert error={attempt.error} onDismiss={attempt.reset} />}
      {attempt.error !== null && isRefused && <RefusedCodeHint />}
      <Button type="submit" variant="primary" pending={attempt.isPending}>
        {text('mfa.verify')}
      </Button>
      <div className={styles.alternatives}>
        <Button variant="quiet" small onClick={on.onSwitch}>
          {text(other)}
        </Button>
        <Button variant="quiet" small onClick={on.onCancel}>
          {text('general.cancel')}
        </Button>
      </div>
    </form>
  );
}
