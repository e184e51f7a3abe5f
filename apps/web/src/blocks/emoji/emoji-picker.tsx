import type { ReactNode, RefObject } from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { Dialog } from '../../ui/dialog/dialog';
import { type TriggerProps, useTrigger } from '../../ui/floating/use-trigger';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { PopoverAt } from '../../ui/popover/popover';
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
export function EmojiPicker({ trigger, ...picker }: EmojiPickerProps) {
  const { open, setOpen, wasOpened, triggerProps } = useTrigger('dialog');
  return (
    <>
      {trigger(triggerProps)}
      {wasOpened && <OpenedPicker {...picker} anchor={triggerProps.ref} open={open} onOpenChange={setOpen} />}
    </>
  );
}

interface OpenedPickerProps extends Omit<EmojiDialogProps, 'onClose'> {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly onOpenChange: (open: boolean) => void;
}

function OpenedPicker({ anchor, open, onOpenChange, label, ...panel }: OpenedPickerProps) {
  const isNarrow = useLayout() === 'narrow';
  if (isNarrow) {
    return <EmojiDialog {...panel} label={label} open={open} onClose={() => onOpenChange(false)} />;
  }
  return (
    <PopoverAt label={label} anchor={anchor} open={open} onOpenChange={onOpenChange}>
      {(close) => <LazyPickerPanel {...panel} onClose={close} />}
    </PopoverAt>
  );
}
