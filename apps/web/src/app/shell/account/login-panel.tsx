import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Panel } from '../../../ui/panel/panel';
import { PanelHeader } from '../../../ui/panel/panel-header';
import styles from './login-panel.module.css';

/** The login form: for visitors, and for a viewer whose session has expired while the page was open. */
export function LoginPanel({ login }: { readonly login: ReactNode }) {
  const text = useText();
  return (
    <Panel main aria-label={text('login.login')}>
      <PanelHeader title={text('login.login')} />
      <div className={styles.form}>{login}</div>
    </Panel>
  );
}
