import Settings from 'lucide-react/icons/settings-2';
import { Text } from '../../../platform/i18n/text';
import { Link } from '../../../platform/navigation/link';
import { pathTo } from '../../../platform/navigation/path-to';
import { Icon } from '../../../ui/icon/icon';
import { TimelinesGroup } from './timelines-group';
import styles from './navigation.module.css';
import { useNavigationItems } from '../../../blocks/navigation/use-navigation-items';

/** All places, for panel and drawer. */
export function NavigationList() {
  const items = useNavigationItems();
  return (
    <>
      {items.length > 0 ? (
        <TimelinesGroup items={items} />
      ) : (
        // Only a private server leaves a visitor without any.
        <p className={styles.hint}>
          <Text id="nav.private" />
        </p>
      )}
      <Link className={styles.row} to={pathTo('settings')}>
        <Icon of={Settings} size="nav" />
        <Text id="nav.settings" />
      </Link>
    </>
  );
}
