import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { listenForSwipe } from '../../platform/browser/listen-for-swipe';
import { useLocale } from '../../platform/i18n/use-text';
import floating from '../floating/floating.module.css';
import styles from './stage.module.css';

export interface StageProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The accessible name. */
  readonly label: string;
  /** Called when the dialog closes: returns the element that gets the focus. */
  readonly returnFocusTo: () => HTMLElement | null;
  readonly children: ReactNode;
}

/** A dialog that covers the whole page, for media. */
export function StageView({ open, onClose, label, returnFocusTo, children }: StageProps) {
  const popup = useRef<HTMLDivElement>(null);
  /** If the element has been removed, the focus returns to where it was before the dialog opened. */
  function finalFocus(): HTMLElement | true {
    const element = returnFocusTo();
    return element?.isConnected ? element : true;
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          className={styles.stage}
          aria-label={label}
          initialFocus={popup}
          finalFocus={finalFocus}
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export interface EndDrawerProps {
  readonly open: boolean;
  /** Called for Escape, a press outside, or a swipe towards its edge. */
  readonly onClose: () => void;
  /** The accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A drawer at the end edge of the page: right, or left in right-to-left languages. */
export function EndDrawerView({ open, onClose, label, children }: EndDrawerProps) {
  const { direction } = useLocale();
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const handleSwipe = useEffectEvent(onClose);
  useEffect(() => {
    if (element === null || !open) return undefined;
    return listenForSwipe({ element, side: direction === 'rtl' ? -1 : 1, onSwipe: () => handleSwipe() });
  }, [element, open, direction]);

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={floating.backdrop} />
        <Dialog.Popup ref={setElement} className={styles.drawer} aria-label={label}>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
