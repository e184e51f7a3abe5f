import type { ErrorReason } from '@linnet/api';
import type { RegistrationComplaint } from '@linnet/domain/registration';
import { type FormEvent, useEffect, useRef } from 'react';
import { useErrorText } from '../../blocks/error/use-error-text';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/note/note';
import { RegistrationFields, RegistrationInput } from './registration-fields';
import styles from './registration.module.css';
import type { RegistrationControl, useCaptcha } from './use-submit-registration';
import type { RegistrationFormState } from './use-registration-form';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Spinner } from '../../ui/spinner/spinner';

interface RegistrationAlertProps {
  readonly complaints: readonly RegistrationComplaint[];
  readonly reason: ErrorReason;
  readonly onDismiss: () => void;
}

/** The errors that the server found, one line each. */
function RegistrationAlert({ complaints, reason, onDismiss }: RegistrationAlertProps) {
  const container = useRef<HTMLDivElement>(null);
  const error = useErrorText(reason);
  // The form was disabled while it was sent, so the keyboard focus is lost by then.
  useEffect(() => container.current?.focus(), [reason]);
  return (
    <div ref={container} tabIndex={-1}>
      <Note tone="error" onDismiss={onDismiss}>
        <ul className={styles.errors}>
          {(complaints.length > 0 ? complaints.map(({ words }) => words) : [error]).map((complaint) => (
            <li key={complaint} dir="auto">
              {complaint}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}

interface CaptchaFieldProps {
  readonly form: RegistrationFormState;
  readonly captcha: ReturnType<typeof useCaptcha>;
}

/** The captcha's picture and the field for its answer, or why there is none. */
function CaptchaField({ form, captcha: { request, picture, reload } }: CaptchaFieldProps) {
  const text = useText();
  if (request.state === 'loading') return <Spinner />;
  if (picture === null) {
    const answer = request.state === 'ready' ? request.answer : null;
    if (answer?.kind === 'none') return null;
    if (answer?.kind === 'unknown') {
      return <Note tone="warning">{text('registration.captcha_unknown', { name: answer.name })}</Note>;
    }
    return (
      <div className={styles.captcha}>
        <Note tone="warning">{text('registration.captcha_unavailable')}</Note>
        <div>
          <Button small onClick={reload}>
            {text('general.retry')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.captcha}>
      <div className={styles.picture}>
        <img src={picture.url} alt={text('registration.captcha_picture')} referrerPolicy="no-referrer" />
        <IconButton icon={RotateCw} name={text('registration.new_captcha')} onClick={reload} />
      </div>
      {/* A new picture empties the field. */}
      <RegistrationInput key={picture.token} form={form} field="captcha" dir="ltr" autoComplete="off" />
    </div>
  );
}

interface RegistrationFormProps {
  readonly form: RegistrationFormState;
  readonly captcha: ReturnType<typeof useCaptcha>;
  readonly control: RegistrationControl;
  readonly inviteToken: string | null;
}

/** The registration form. */
export function RegistrationForm({ form, captcha, control, inviteToken }: RegistrationFormProps) {
  const text = useText();
  const formRef = useRef<HTMLFormElement>(null);
  const { state, submit, dismiss } = control;
  const isPending = state.state === 'pending';

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const [firstInvalid] = Object.keys(form.problems);
    if (firstInvalid === undefined) {
      void submit(form.registration);
      return;
    }
    form.touchAll();
    formRef.current?.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus();
  }

  return (
    <form
      ref={formRef}
      className={styles.form}
      aria-label={text('registration.registration')}
      noValidate
      onSubmit={handleSubmit}
    >
      <fieldset className={styles.fields} disabled={isPending}>
        <RegistrationFields form={form} inviteToken={inviteToken} />
        <CaptchaField form={form} captcha={captcha} />
      </fieldset>
      {state.state === 'failed' && (
        <RegistrationAlert complaints={state.complaints} reason={state.reason} onDismiss={dismiss} />
      )}
      <Button type="submit" variant="primary" pending={isPending} disabled={!canRegister(captcha.request)}>
        {text('registration.register')}
      </Button>
    </form>
  );
}

/** False while the captcha loads, and if the captcha is of an unknown kind or unavailable. */
function canRegister(request: ReturnType<typeof useCaptcha>['request']): boolean {
  return (
    request.state === 'ready' && request.answer.kind !== 'unknown' && request.answer.kind !== 'unavailable'
  );
}
