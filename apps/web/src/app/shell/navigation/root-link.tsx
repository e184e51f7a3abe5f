import type { FeatureKey } from '@linnet/api';
import type { RootItem } from '../../../blocks/navigation/root-items';
import { useFeature } from '../../../platform/client/use-feature';
import { Text } from '../../../platform/i18n/text';
import { Link } from '../../../platform/navigation/link';
import { pathTo } from '../../../platform/navigation/path-to';
import { Icon } from '../../../ui/icon/icon';
import styles from './navigation.module.css';
import { rootCounts } from './root-counts';

interface RootLinkProps {
  readonly item: RootItem;
}

/** A place that is no timeline, where the server has what it needs. */
export function RootLink({ item }: RootLinkProps) {
  return item.feature === undefined ? (
    <Place item={item} />
  ) : (
    <MaybePlace item={item} feature={item.feature} />
  );
}

/** What turns out to be missing on the server goes from the list. */
function MaybePlace({ item, feature }: RootLinkProps & { readonly feature: FeatureKey }) {
  return useFeature(feature) ? <Place item={item} /> : null;
}

function Place({ item: { route, icon, label } }: RootLinkProps) {
  const Count = rootCounts[route];
  return (
    <Link className={styles.row} to={pathTo(route)}>
      <Icon of={icon} size="nav" />
      <Text id={label} />
      {Count && <Count className={styles.count} />}
    </Link>
  );
}
