import type { LucideIcon } from 'lucide-react';
import Pin from 'lucide-react/icons/pin';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Text } from '../../platform/i18n/text';
import { Icon } from '../../ui/icon/icon';
import styles from './banners.module.css';
import tombstoneStyles from './tombstone.module.css';

/** On a profile: says that the status is pinned. */
export function PinnedBanner() {
  return (
    <Banner icon={Pin}>
      <Text id="status.pinned" />
    </Banner>
  );
}

/** A line above a status that says why it is here. */
export function Banner({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <div className={styles.banner}>
      <span className={styles.plain}>
        <Icon of={icon} size="small" />
      </span>
      <span className={styles.words}>{children}</span>
    </div>
  );
}

/** Stands in place of a deleted status. */
export function Tombstone() {
  return (
    <article className={tombstoneStyles.tombstone}>
      <Icon of={Trash2} size="small" />
      <Text id="status.status_deleted" />
    </article>
  );
}
