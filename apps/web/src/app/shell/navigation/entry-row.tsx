import type { OfferedEntry } from '../../../blocks/navigation/navigation-entry';
import { PinToggle, type Pins } from '../../../blocks/navigation/pins';
import { Link } from '../../../platform/navigation/link';
import { Icon } from '../../../ui/icon/icon';
import { join } from '../../../ui/styles/join';
import { EntryCount } from './entry-count';
import styles from './navigation.module.css';

interface EntryRowProps {
  readonly entry: OfferedEntry;
  /** The row is part of a group. */
  readonly sub?: boolean;
  /** Set while the viewer chooses pins. */
  readonly pins: Pins | null;
}

/** A navigation entry with its count. */
export function EntryRow({ entry, sub = false, pins }: EntryRowProps) {
  return (
    <li className={styles.line}>
      <Link className={join(styles.row, sub && styles.sub)} to={entry.to} within={entry.within === true}>
        <Icon of={entry.icon} size={sub ? 'card' : 'nav'} />
        <bdi className={styles.name}>{entry.name}</bdi>
        <EntryCount entry={entry} className={styles.count} />
      </Link>
      {pins !== null && <PinToggle entry={entry} pins={pins} small />}
    </li>
  );
}
