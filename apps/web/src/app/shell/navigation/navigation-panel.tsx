import { useText } from '../../../platform/i18n/use-text';
import { Panel } from '../../../ui/panel/panel';
import { NavigationList } from './navigation-list';
import styles from './navigation.module.css';

export function NavigationPanel() {
  const text = useText();
  return (
    <Panel>
      <nav className={styles.nav} aria-label={text('nav.main')}>
        <NavigationList />
      </nav>
    </Panel>
  );
}
