import Pin from 'lucide-react/icons/pin';
import { MOST_PINS } from './pinned-ids';
import type { OfferedEntry } from './offered-entry';
import type { Pins } from './use-pins';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';

interface PinToggleProps {
  readonly entry: OfferedEntry;
  readonly pins: Pins;
  readonly small?: boolean;
}

/** A button that pins an entry to the strip, or removes its pin. */
export function PinToggle({ entry: { id, name }, pins, small = false }: PinToggleProps) {
  const text = useText();
  const isPinned = pins.isPinned(id);
  const isRefused = pins.isFull && !isPinned;
  return (
    <IconButton
      icon={Pin}
      small={small}
      name={text('nav.pin', { name })}
      pressed={isPinned}
      // Stays focusable, so that screen readers announce the reason.
      aria-disabled={isRefused}
      title={isRefused ? text('nav.pins_full', { count: MOST_PINS }) : text('nav.pin', { name })}
      onClick={() => isRefused || pins.toggle(id)}
    />
  );
}
