import type { OfferedEntry } from '../../../blocks/navigation/offered-entry';
import type { Pins } from '../../../blocks/navigation/use-pins';
import { Link } from '../../../platform/navigation/link';
import { Icon } from '../../../ui/icon/icon';
import { join } from '../../../ui/styles/join';
import { EntryCount } from './entry-count';
import styles from './navigation.module.css';
import { PinToggle } from '../../../blocks/navigation/pin-toggle';

interface EntryRowProps {
  readonly entry: OfferedEntry;
  /** It stands in a group. */
  readonly sub?: boolean;
  /** While pins are chosen. */
  readonly pins: Pins | null;
}

/** One place, with what waits there. */
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
