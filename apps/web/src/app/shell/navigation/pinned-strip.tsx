import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Pin from 'lucide-react/icons/pin';
import type { Pins } from '../../../blocks/navigation/pins';
import { useSession } from '../../../platform/client/use-session';
import { useText } from '../../../platform/i18n/use-text';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { PinLink } from './pin-link';
import styles from './pins.module.css';

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
  const isMember = useSession().state !== 'visitor';
  return (
    <div className={styles.strip}>
      <nav className={styles.pins} aria-label={text('nav.pinned')}>
        {pins.shown.map((entry) => (
          <PinLink key={entry.id} entry={entry} size="nav" />
        ))}
      </nav>
      <div className={styles.tools}>
        {isMember && (
          <IconButton
            icon={Pin}
            name={text('nav.edit_pinned')}
            pressed={choosing}
            onClick={() => onChoosing(!choosing)}
          />
        )}
        <IconButton
          icon={folded ? ChevronDown : ChevronUp}
          name={text(folded ? 'nav.unfold' : 'nav.fold')}
          aria-controls={controls}
          onClick={() => onFolded(!folded)}
        />
      </div>
    </div>
  );
}
