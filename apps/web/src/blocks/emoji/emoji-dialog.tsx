import type { PickedEmoji } from '@linnet/domain/emoji';
import { useLayout } from '../../platform/browser/use-layout';
import { Dialog } from '../../ui/dialog/dialog';
import { LazyPickerPanel } from './lazy-picker-panel';

interface EmojiDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Accessible name: what the emoji is for. */
  readonly label: string;
  /** Offers the server's own emoji too. */
  readonly custom: boolean;
  /** For reactions: the viewer's quick reactions come first. */
  readonly quick?: boolean;
  readonly onPick: (emoji: PickedEmoji) => void;
}

/** The picker over the page: at the bottom of a narrow one, otherwise in the middle. */
export function EmojiDialog({ open, onClose, label, ...panel }: EmojiDialogProps) {
  const isNarrow = useLayout() === 'narrow';
  return (
    <Dialog open={open} onClose={onClose} title={label} sheet={isNarrow}>
      <LazyPickerPanel {...panel} onClose={onClose} />
    </Dialog>
  );
}
