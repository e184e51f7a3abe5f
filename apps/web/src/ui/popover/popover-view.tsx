import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import floating from '../floating/floating.module.css';
import { pressesTrigger } from '../floating/presses-trigger';
import { returnFocus } from '../floating/return-focus';
import { join } from '../styles/join';
import styles from './popover.module.css';

interface PopoverViewProps {
  readonly label: string;
  readonly align: 'start' | 'center' | 'end';
  readonly anchor: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
}

export function PopoverView({ label, align, anchor, open, onOpenChange, children }: PopoverViewProps) {
  function handleOpenChange(next: boolean, { event, cancel }: Popover.Root.ChangeEventDetails) {
    if (!next && pressesTrigger(event, anchor)) return cancel();
    onOpenChange(next);
  }

  return (
    <Popover.Root open={open} onOpenChange={handleOpenChange}>
      <Popover.Portal>
        <Popover.Positioner
          className={floating.positioner}
          anchor={anchor}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          <Popover.Popup
            className={join(floating.surface, styles.popover)}
            aria-label={label}
            finalFocus={returnFocus(anchor)}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
