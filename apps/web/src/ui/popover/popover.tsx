import type { ReactNode } from 'react';
import { Floating } from '../floating/floating';
import { type TriggerProps, useTrigger } from '../floating/use-trigger';

interface PopoverProps {
  /** What it shows. */
  readonly label: string;
  /** Which edges of button and popover meet; their middles if not said. */
  readonly align?: 'start' | 'center' | 'end';
  readonly trigger: (props: TriggerProps) => ReactNode;
  /** The content; called only while it is shown. */
  readonly children: (close: () => void) => ReactNode;
}

/** Something to read or use that hangs on its button. */
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
