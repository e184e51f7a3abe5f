import type { FailureReason } from '@linnet/api';
import type { RegistrationComplaint } from '@linnet/domain/registration';
import { type FormEvent, useEffect, useRef } from 'react';
import { useErrorText } from '../../blocks/failure/use-error-text';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/note/note';
import { CaptchaField } from './captcha-field';
import { RegistrationFields } from './registration-fields';
import styles from './registration.module.css';
import type { JoiningControl, useCaptcha } from './use-joining';
import type { RegistrationFormState } from './use-registration-form';

interface RegistrationAlertProps {
  readonly complaints: readonly RegistrationComplaint[];
  readonly reason: FailureReason;
  readonly onDismiss: () => void;
}

/** The errors that the server found, one line each. */
function RegistrationAlert({ complaints, reason, onDismiss }: RegistrationAlertProps) {
  const place = useRef<HTMLDivElement>(null);
  const failure = useErrorText(reason);
  // The form was disabled while it was sent, so the keyboard focus is lost by then.
  useEffect(() => place.current?.focus(), [reason]);
  return (
    <div ref={place} tabIndex={-1}>
      <Note tone="error" onDismiss={onDismiss}>
        <ul className={styles.complaints}>
          {(complaints.length > 0 ? complaints.map(({ words }) => words) : [failure]).map((complaint) => (
            <li key={complaint} dir="auto">
              {complaint}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}

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
