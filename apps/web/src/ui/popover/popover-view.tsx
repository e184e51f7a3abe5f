import { Popover } from '@base-ui/react/popover';
import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import floating from '../floating/floating.module.css';
import { guardOpenChange, returnFocus, stillAnchor, usePhoneBack } from '../floating/popup';
import { join } from '../styles/join';
import styles from './popover.module.css';

/** Pixels between a popover and the edges of the page; the bar is at the upper one. */
const MARGINS = { left: 10, right: 10, top: 50, bottom: 5 };

interface PopoverViewProps {
  readonly label: string;
  readonly align: 'start' | 'center' | 'end';
  readonly anchor: RefObject<HTMLElement | null>;
  /** Gets the focus back when the anchor cannot. */
  readonly returnTo?: RefObject<HTMLElement | null>;
  /** Covers its anchor instead of opening below it. */
  readonly over?: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
}

export function PopoverView({ label, align, anchor, open, onOpenChange, ...props }: PopoverViewProps) {
  const { returnTo = anchor, over = false, children } = props;
  const surface = useRef<HTMLDivElement>(null);
  const getAnchor = useCallback(() => stillAnchor(anchor, surface), [anchor]);
  usePhoneBack(open, () => onOpenChange(false));
  return (
    <Popover.Root open={open} onOpenChange={guardOpenChange({ anchor, onOpenChange })}>
      <Popover.Portal>
        <Popover.Positioner
          className={floating.positioner}
          anchor={getAnchor}
          align={align}
          sideOffset={over ? coverAnchor : 4}
          collisionPadding={MARGINS}
        >
          <Popover.Popup
            ref={surface}
            className={join(floating.surface, styles.popover)}
            aria-label={label}
            finalFocus={returnFocus(returnTo)}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The offset that moves the popover up by the height of the anchor. */
function coverAnchor(sizes: { readonly anchor: { readonly height: number } }): number {
  return -sizes.anchor.height;
}
