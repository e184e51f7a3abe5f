import type { PickedEmoji } from '@linnet/domain/emoji';
import type { ReactNode } from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { type TriggerProps, useTrigger } from '../../ui/floating/use-trigger';
import { Popover } from '../../ui/popover/popover';
import { EmojiDialog } from './emoji-dialog';
import { LazyPickerPanel } from './lazy-picker-panel';

interface EmojiPickerProps {
  /** Accessible name of the picker: what the emoji is for. */
  readonly label: string;
  /** Offers the server's own emoji too. */
  readonly custom: boolean;
  /** For reactions: the viewer's quick reactions come first. */
  readonly quick?: boolean;
  readonly trigger: (props: TriggerProps) => ReactNode;
  readonly onPick: (emoji: PickedEmoji) => void;
}

/** A button that opens the emoji: beside it, or at the bottom of a narrow page. Knows nothing of what they are for. */
export function EmojiPicker(props: EmojiPickerProps) {
  const isNarrow = useLayout() === 'narrow';
  return isNarrow ? <SheetPicker {...props} /> : <PopoverPicker {...props} />;
}

function PopoverPicker({ label, trigger, ...panel }: EmojiPickerProps) {
  return (
    <Popover label={label} trigger={trigger}>
      {(close) => <LazyPickerPanel {...panel} onClose={close} />}
    </Popover>
  );
}

function SheetPicker({ trigger, ...dialog }: EmojiPickerProps) {
  const { open, setOpen, triggerProps } = useTrigger('dialog');
  return (
    <>
      {trigger(triggerProps)}
      <EmojiDialog {...dialog} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
