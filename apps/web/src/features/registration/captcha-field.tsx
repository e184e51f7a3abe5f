import RotateCw from 'lucide-react/icons/rotate-cw';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Note } from '../../ui/note/note';
import { Spinner } from '../../ui/spinner/spinner';
import { RegistrationInput } from './registration-fields';
import styles from './registration.module.css';
import type { useCaptcha } from './use-joining';
import type { RegistrationFormState } from './use-registration-form';

interface CaptchaFieldProps {
  readonly form: RegistrationFormState;
  readonly captcha: ReturnType<typeof useCaptcha>;
}

/** The captcha's picture and the field for its answer, or why there is none. */
export function CaptchaField({ form, captcha: { asked, picture, reload } }: CaptchaFieldProps) {
  const text = useText();
  if (asked.state === 'loading') return <Spinner />;
  if (picture === null) {
    const answer = asked.state === 'ready' ? asked.answer : null;
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
