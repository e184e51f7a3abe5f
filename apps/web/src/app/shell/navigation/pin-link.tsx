import type { OfferedEntry } from '../../../blocks/navigation/offered-entry';
import { Link } from '../../../platform/navigation/link';
import { Icon, type IconSize } from '../../../ui/icon/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { EntryCount } from './entry-count';
import styles from './pins.module.css';

interface PinLinkProps {
  readonly entry: OfferedEntry;
  readonly size: IconSize;
}

/** A pinned place: its icon, with its name for those who point at it or hear it. */
export function PinLink({ entry, size }: PinLinkProps) {
  const { to, name, icon, letter, within } = entry;
  return (
    <Link className={styles.pin} to={to} within={within === true} title={name}>
      {letter === undefined ? (
        <Icon of={icon} size={size} />
      ) : (
        <span className={styles.letter} aria-hidden>
          {letter}
        </span>
      )}
      <VisuallyHidden>{name}</VisuallyHidden>
      <EntryCount entry={entry} className={styles.count} />
    </Link>
  );
}
