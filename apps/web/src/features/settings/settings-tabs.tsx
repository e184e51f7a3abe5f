import type { SettingTab } from '@linnet/domain/settings';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import styles from './settings-tabs.module.css';
import { shownTabs } from './shown-settings';
import { tabNames } from './tab-names';

/** The tabs, each at an address of its own. `present` is null while a search shows what is in all of them. */
export function SettingsTabs({ present }: { readonly present: SettingTab | null }) {
  const text = useText();
  return (
    <nav className={styles.tabs} aria-label={text('settings.tabs')}>
      {shownTabs.map((tab) => (
        <Link
          key={tab}
          className={styles.tab}
          to={`${pathTo('settings')}?tab=${tab}`}
          replace
          aria-current={tab === present ? 'page' : undefined}
        >
          {text(tabNames[tab])}
        </Link>
      ))}
    </nav>
  );
}
