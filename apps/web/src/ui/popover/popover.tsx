import type { ReactNode, RefObject } from 'react';
import { Floating } from '../floating/floating';
import { type TriggerProps, useTrigger } from '../floating/use-trigger';

interface PopoverContentProps {
  /** The accessible name. */
  readonly label: string;
  /** Which edges of button and popover are aligned; their centres by default. */
  readonly align?: 'start' | 'center' | 'end';
  /** Renders the content; called only while it is open. */
  readonly children: (close: () => void) => ReactNode;
}

interface PopoverProps extends PopoverContentProps {
  readonly trigger: (props: TriggerProps) => ReactNode;
}

/** Content that a button opens next to itself. */
export function Popover({ trigger, ...content }: PopoverProps) {
  const { open, setOpen, wasOpened, triggerProps } = useTrigger('dialog');
  return (
    <>
      {trigger(triggerProps)}
      {wasOpened && <PopoverAt {...content} anchor={triggerProps.ref} open={open} onOpenChange={setOpen} />}
    </>
  );
}

interface PopoverAtProps extends PopoverContentProps {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The content of a popover whose button is rendered elsewhere. */
export function PopoverAt({ label, align = 'center', open, onOpenChange, anchor, children }: PopoverAtProps) {
  const close = () => onOpenChange(false);
  return (
    <Floating open={open} onClose={close}>
      {({ PopoverView }) => (
        <PopoverView label={label} align={align} anchor={anchor} open={open} onOpenChange={onOpenChange}>
          {open && children(close)}
        </PopoverView>
      )}
    </Floating>
  );
}
