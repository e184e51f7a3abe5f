import { Text } from '../../../platform/i18n/text';
import { TimelinesGroup } from './timelines-group';
import styles from './navigation.module.css';
import { useNavigationItems } from './use-navigation-items';

/** All places, for panel and drawer. */
export function NavigationList() {
  const items = useNavigationItems();
  // Only a private server leaves a visitor without any.
  if (items.length === 0) {
    return (
      <p className={styles.hint}>
        <Text id="nav.private" />
      </p>
    );
  }
  return <TimelinesGroup items={items} />;
}
