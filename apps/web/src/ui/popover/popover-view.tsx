import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import floating from '../floating/floating.module.css';
import { guardOpenChange } from '../floating/guard-open-change';
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
  return (
    <Popover.Root open={open} onOpenChange={guardOpenChange({ anchor, onOpenChange })}>
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
