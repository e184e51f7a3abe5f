import { useState } from 'react';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import type { RouteName } from '../../platform/navigation/route-addresses';
import { useRoute } from '../../platform/navigation/use-route';
import { TopDialog } from '../../ui/dialog/top-dialog';
import styles from './login-form.module.css';
import { LoginForm } from './login-form';

/** Routes that are themselves about signing in. */
const ways: readonly (RouteName | undefined)[] = [
  'login',
  'oauth-callback',
  'password-reset',
  'registration',
  'registration-token',
];

/**
 * A dialog that asks the person to sign in again after their session has expired. The page below stays as it is; if the
 * dialog is closed, the page still shows the form.
 */
export function SignInAgain() {
  const text = useText();
  const session = useSession();
  const { match } = useRoute();
  const [closed, setClosed] = useState(false);
  if (session.state !== 'expired' || closed || ways.includes(match?.name)) return null;
  return (
    <TopDialog title={text('login_again.title')} onClose={() => setClosed(true)}>
      <div className={styles.form}>
        <p className={styles.words}>{text('login_again.text', { name: session.username })}</p>
        <LoginForm focused />
      </div>
    </TopDialog>
  );
}
