import type { ErrorReason } from '@linnet/api';
import type { RegistrationComplaint } from '@linnet/domain/registration';
import { type FormEvent, useEffect, useRef } from 'react';
import { useErrorText } from '../../blocks/error/use-error-text';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/note/note';
import { RegistrationFields, RegistrationInput } from './registration-fields';
import styles from './registration.module.css';
import type { JoiningControl, useCaptcha } from './use-joining';
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
  const place = useRef<HTMLDivElement>(null);
  const error = useErrorText(reason);
  // The form was disabled while it was sent, so the keyboard focus is lost by then.
  useEffect(() => place.current?.focus(), [reason]);
  return (
    <div ref={place} tabIndex={-1}>
      <Note tone="error" onDismiss={onDismiss}>
        <ul className={styles.complaints}>
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
      <Button type="submit" variant="primary" pending={isPending} disabled={!canJoin(captcha.request)}>
        {text('registration.register')}
      </Button>
    </form>
  );
}

/** False while the captcha loads, and if the captcha is of an unknown kind or unavailable. */
function canJoin(request: ReturnType<typeof useCaptcha>['request']): boolean {
  return (
    request.state === 'ready' && request.answer.kind !== 'unknown' && request.answer.kind !== 'unavailable'
  );
}
