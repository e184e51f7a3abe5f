import { useState } from 'react';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import type { RouteName } from '../../platform/navigation/route-addresses';
import { useRoute } from '../../platform/navigation/use-route';
import { useFirstContent } from '../../platform/start/first-content';
import { TopDialog } from '../../ui/dialog/top-dialog';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { LoginForm } from './login-form';
import styles from './login.module.css';

/** Signs in, then opens the start page for signed-in people. */
export function LoginScreen() {
  const text = useText();
  const { instance } = useClient();
  useFirstContent();

  function handleSignedIn() {
    // Read at this moment: the configuration may have loaded since the last render.
    navigate(instance.facts.get().config.redirectRootLogin, { replace: true });
  }

  return (
    <Panel main aria-label={text('login.login')}>
      <PanelHeader level={1} title={text('login.login')} />
      <div className={styles.screenForm}>
        <LoginForm onSignedIn={handleSignedIn} />
      </div>
    </Panel>
  );
}

/** The screens for signing in, on which the dialog is not shown. */
const signInRoutes: readonly (RouteName | undefined)[] = [
  'login',
  'oauth-callback',
  'password-reset',
  'registration',
  'registration-token',
];

/**
 * A dialog that asks the person to sign in again after their session has expired. The page below stays as it is. Once closed, the
 * dialog does not open again; the login form in the sidebar remains.
 */
export function SignInAgain() {
  const text = useText();
  const session = useSession();
  const { match } = useRoute();
  const [closed, setClosed] = useState(false);
  if (session.state !== 'expired' || closed || signInRoutes.includes(match?.name)) return null;
  return (
    <TopDialog title={text('login_again.title')} onClose={() => setClosed(true)}>
      <div className={styles.form}>
        <p className={styles.text}>{text('login_again.text', { name: session.username })}</p>
        <LoginForm focused />
      </div>
    </TopDialog>
  );
}
