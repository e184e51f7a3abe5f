import type { OfferedEntry } from '../../../blocks/navigation/navigation-entry';
import { PlaceSign } from '../../../blocks/navigation/place-sign';
import { Link } from '../../../platform/navigation/link';
import type { IconSize } from '../../../ui/icon/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { EntryCount } from './entry-count';
import styles from './pins.module.css';

interface PinLinkProps {
  readonly entry: OfferedEntry;
  readonly size: IconSize;
}

/** A pinned entry: its icon, with the name as tooltip and accessible name. */
export function PinLink({ entry, size }: PinLinkProps) {
  const { to, name, letter, within } = entry;
  return (
    <Link className={styles.pin} to={to} within={within === true} title={name}>
      {letter === undefined ? (
        <PlaceSign entry={entry} size={size} />
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
