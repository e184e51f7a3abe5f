import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { IconButton } from '../icon-button/icon-button';

interface MoveButtonsProps {
  /** Names of the buttons. */
  readonly names: { readonly up: string; readonly down: string };
  readonly at: number;
  readonly count: number;
  /** The index may be outside of the list. */
  readonly onMove: (to: number) => void;
}

/**
 * Buttons that move a row one place up or down. At an end they stay focusable (`aria-disabled`), so that
 * repeated presses do not lose the focus.
 */
export function MoveButtons({ names, at, count, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        icon={ChevronUp}
        name={names.up}
        data-tool="up"
        aria-disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        icon={ChevronDown}
        name={names.down}
        data-tool="down"
        aria-disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      />
    </>
  );
}
