import type { FeatureKey } from '@linnet/api';
import { rootItems } from '../../../blocks/navigation/root-items';
import { useNavigationItems } from '../../../blocks/navigation/use-navigation-items';
import { useClient } from '../../../platform/client/client-provider';
import { useCell } from '../../../platform/client/use-cell';
import { useSession } from '../../../platform/client/use-session';
import { Text } from '../../../platform/i18n/text';
import { Link } from '../../../platform/navigation/link';
import { pathTo } from '../../../platform/navigation/path-to';
import { Icon } from '../../../ui/icon/icon';
import { TimelinesGroup } from './timelines-group';
import styles from './navigation.module.css';

/** All places, for panel and drawer. */
export function NavigationList() {
  const items = useNavigationItems();
  const isMember = useSession().state !== 'visitor';
  const features = useCell(useClient().features.loaded);
  const has = (feature: FeatureKey): boolean => features?.has(feature) === true;
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
      {rootItems
        .filter(({ members, feature }) => (!members || isMember) && (feature === undefined || has(feature)))
        .map(({ route, icon, label }) => (
          <Link key={route} className={styles.row} to={pathTo(route)}>
            <Icon of={icon} size="nav" />
            <Text id={label} />
          </Link>
        ))}
    </>
  );
}
