import type { ReactNode } from 'react';
import { Floating } from '../floating/floating';
import { type TriggerProps, useTrigger } from '../floating/use-trigger';

interface PopoverProps {
  /** The accessible name. */
  readonly label: string;
  /** Which edges of button and popover are aligned; their centres by default. */
  readonly align?: 'start' | 'center' | 'end';
  readonly trigger: (props: TriggerProps) => ReactNode;
  /** Renders the content; called only while it is open. */
  readonly children: (close: () => void) => ReactNode;
}

/** Content that a button opens next to itself. */
export function Popover({ label, align = 'center', trigger, children }: PopoverProps) {
  const { open, setOpen, triggerProps } = useTrigger('dialog');
  return (
    <>
      {trigger(triggerProps)}
      <Floating open={open} onClose={() => setOpen(false)}>
        {({ PopoverView }) => (
          <PopoverView
            label={label}
            align={align}
            anchor={triggerProps.ref}
            open={open}
            onOpenChange={setOpen}
          >
            {open && children(() => setOpen(false))}
          </PopoverView>
        )}
      </Floating>
    </>
  );
}
