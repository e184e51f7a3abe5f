import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import styles from './stage.module.css';
import type { StageProps } from './stage-props';

export function StageView({ open, onClose, label, opener, children }: StageProps) {
  const popup = useRef<HTMLDivElement>(null);
  /** The element that opened it may have been removed: then the focus returns to where it was. */
  function finalFocus(): HTMLElement | true {
    const element = opener();
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
