import type { ReactNode } from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { Dialog } from '../../ui/dialog/dialog';
import { type TriggerProps, useTrigger } from '../../ui/floating/use-trigger';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { Popover } from '../../ui/popover/popover';
import type { PickerPanelProps } from './picker-panel';
import { PickerPlaceholder } from './picker-placeholder';

/** The picker panel, loaded when a picker is first opened. */
export const LazyPickerPanel = lazyScreen(
  () => import('./picker-panel').then(({ PickerPanel }) => PickerPanel),
  { placeholder: PickerPlaceholder },
);

interface EmojiDialogProps extends PickerPanelProps {
  readonly open: boolean;
  /** Accessible name: what the emoji is for. */
  readonly label: string;
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

interface EmojiPickerProps extends Omit<EmojiDialogProps, 'open' | 'onClose'> {
  readonly trigger: (props: TriggerProps) => ReactNode;
}

/** A button that opens the emoji: beside it, or at the bottom of a narrow page. Knows nothing of what they are for. */
export function EmojiPicker(props: EmojiPickerProps) {
  const isNarrow = useLayout() === 'narrow';
  if (isNarrow) return <SheetPicker {...props} />;
  const { label, trigger, ...panel } = props;
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
