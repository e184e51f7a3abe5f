import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { useFirstContent } from '../../platform/start/use-first-content';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { LoginForm } from './login-form';
import styles from './login-screen.module.css';

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
      <div className={styles.form}>
        <LoginForm onSignedIn={handleSignedIn} />
      </div>
    </Panel>
  );
}
