import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Pin from 'lucide-react/icons/pin';
import type { OfferedEntry } from '../../../blocks/navigation/navigation-entry';
import type { Pins } from '../../../blocks/navigation/pins';
import { EntryIcon } from '../../../blocks/navigation/entry-icon';
import { useSession } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { IconButton } from '../../../ui/icon-button/icon-button';
import type { IconSize } from '../../../ui/icon/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { EntryCount } from './entry-counts';
import styles from './pins.module.css';

interface PinLinkProps {
  readonly entry: OfferedEntry;
  readonly size: IconSize;
}

/** A pinned entry: its icon, with the name as tooltip and accessible name. */
export function PinLink({ entry, size }: PinLinkProps) {
  const { to, name, letter, within } = entry;
  return (
    <Link className={styles.pin} to={to} within={within === true} title={name} aria-description="">
      {letter === undefined ? (
        <EntryIcon entry={entry} size={size} />
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

interface PinnedStripProps {
  readonly pins: Pins;
  readonly choosing: boolean;
  readonly onChoosing: (choosing: boolean) => void;
  /** Only the pinned entries are shown. */
  readonly folded: boolean;
  readonly onFolded: (folded: boolean) => void;
  /** Id of the element that is collapsed. */
  readonly controls: string;
}

/** The head of the navigation: the pinned entries, and the buttons of the panel. */
export function PinnedStrip({ pins, choosing, onChoosing, folded, onFolded, controls }: PinnedStripProps) {
  const text = useText();
  const isSignedIn = useSession().state !== 'visitor';
  return (
    <div className={styles.strip}>
      <nav className={styles.pins} aria-label={text('nav.pinned')}>
        {pins.shown.map((entry) => (
          <PinLink key={entry.id} entry={entry} size="nav" />
        ))}
      </nav>
      <div className={styles.tools}>
        {isSignedIn && (
          <IconButton
            icon={Pin}
            name={text('nav.edit_pinned')}
            pressed={choosing}
            onClick={() => onChoosing(!choosing)}
          />
        )}
        <IconButton
          icon={folded ? ChevronDown : ChevronUp}
          name={text(folded ? 'nav.expand' : 'nav.collapse')}
          aria-controls={controls}
          onClick={() => onFolded(!folded)}
        />
      </div>
    </div>
  );
}
