import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { KeyboardEvent, PointerEvent } from 'react';
import { PinToggle } from '../../blocks/navigation/pin-toggle';
import { PlaceSign } from '../../blocks/navigation/place-sign';
import type { OfferedEntry } from '../../blocks/navigation/offered-entry';
import type { Pins } from '../../blocks/navigation/use-pins';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import styles from './edit-navigation.module.css';

interface OrderRowProps {
  readonly entry: OfferedEntry;
  readonly pins: Pins;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Moves the entry one place up or down. */
  readonly onBy: (step: -1 | 1) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onHold: (event: PointerEvent) => void;
}

/** One entry with the buttons that move and pin it. */
export function OrderRow({ entry, pins, isFirst, isLast, onBy, onKey, onHold }: OrderRowProps) {
  const text = useText();
  const { name } = entry;
  return (
    <>
      <IconButton
        className={styles.handle}
        icon={GripVertical}
        name={text('edit_nav.handle', { name })}
        onKeyDown={onKey}
        onPointerDown={onHold}
      />
      <PlaceSign entry={entry} size="nav" />
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      {/* At an end they stay focusable (`aria-disabled`), so that pressing on does not lose the focus. */}
      <IconButton
        icon={ChevronUp}
        name={text('edit_nav.up', { name })}
        aria-disabled={isFirst}
        onClick={() => onBy(-1)}
      />
      <IconButton
        icon={ChevronDown}
        name={text('edit_nav.down', { name })}
        aria-disabled={isLast}
        onClick={() => onBy(1)}
      />
      <PinToggle entry={entry} pins={pins} />
    </>
  );
}
