import { type FormEvent, useRef } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { CaptchaField } from './captcha-field';
import { RegistrationAlert } from './registration-alert';
import styles from './registration.module.css';
import { RegistrationFields } from './registration-fields';
import type { useCaptcha } from './use-captcha';
import type { JoiningControl } from './use-joining';
import type { RegistrationFormState } from './use-registration-form';

interface RegistrationFormProps {
  readonly form: RegistrationFormState;
  readonly captcha: ReturnType<typeof useCaptcha>;
  readonly control: JoiningControl;
  readonly inviteToken: string | null;
}

/** The registration form. */
export function RegistrationForm({ form, captcha, control, inviteToken }: RegistrationFormProps) {
  const text = useText();
  const place = useRef<HTMLFormElement>(null);
  const { joining, join, dismiss } = control;
  const isPending = joining.state === 'pending';

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const [wrong] = Object.keys(form.problems);
    if (wrong === undefined) {
      void join(form.registration);
      return;
    }
    form.touchAll();
    place.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }

  return (
    <form
      ref={place}
      className={styles.form}
      aria-label={text('registration.registration')}
      noValidate
      onSubmit={handleSubmit}
    >
      <fieldset className={styles.fields} disabled={isPending}>
        <RegistrationFields form={form} inviteToken={inviteToken} />
        <CaptchaField form={form} captcha={captcha} />
      </fieldset>
      {joining.state === 'failed' && (
        <RegistrationAlert complaints={joining.complaints} reason={joining.reason} onDismiss={dismiss} />
      )}
      <Button type="submit" variant="primary" pending={isPending} disabled={!canJoin(captcha.asked)}>
        {text('registration.register')}
      </Button>
    </form>
  );
}

/** False while the captcha loads, and if the captcha is of an unknown kind or unavailable. */
function canJoin(asked: ReturnType<typeof useCaptcha>['asked']): boolean {
  return asked.state === 'ready' && asked.answer.kind !== 'unknown' && asked.answer.kind !== 'unavailable';
}
