import type { ReactNode, RefObject } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useText } from '../../platform/i18n/use-text';
import floating from '../floating/floating.module.css';
import { IconButton } from '../icon-button/icon-button';
import { join } from '../styles/join';
import styles from './window.module.css';

/** Whether another layer lies over this one or is closing: Escape or a press outside is meant for that one. */
export function isCovered(surface: HTMLElement | null): boolean {
  if (surface === null) return false;
  const windows = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]');
  return [...windows].some((other) => {
    const position = surface.compareDocumentPosition(other);
    const isInside = (position & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0;
    return !isInside && (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
}

export interface WindowProps {
  readonly open: boolean;
  /** Called for the close button, Escape, or a press outside; the window stays until `open` is false. */
  readonly onClose: () => void;
  readonly title: string;
  /** Rendered before the title: a back button. */
  readonly start?: ReactNode;
  /** Rendered between the title and the close button. */
  readonly tools?: ReactNode;
  /** The element that gets the initial focus; null leaves the choice to the content. */
  readonly firstFocus: () => HTMLElement | null;
  /** The element that gets the focus when the window closes; null returns it to where it was. */
  readonly lastFocus: () => HTMLElement | null;
  readonly windowRef: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

export function WindowView({ open, onClose, title, start, tools, windowRef, ...props }: WindowProps) {
  const { firstFocus, lastFocus, children } = props;
  const text = useText();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && !isCovered(windowRef.current) && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={floating.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            ref={windowRef}
            className={join(floating.surface, styles.window)}
            initialFocus={() => firstFocus() ?? false}
            finalFocus={() => lastFocus() ?? true}
          >
            <div className={styles.header}>
              {start}
              <Dialog.Title render={<h1>{title}</h1>} className={styles.title} />
              {tools}
              <IconButton icon={X} size="nav" name={text('general.close')} onClick={onClose} />
            </div>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export interface FormSheetProps extends Omit<WindowProps, 'start' | 'lastFocus' | 'windowRef'> {
  readonly sheetRef: RefObject<HTMLDivElement | null>;
}

export function FormSheetView({ open, onClose, title, tools, sheetRef, ...props }: FormSheetProps) {
  const { firstFocus, children } = props;
  const text = useText();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && !isCovered(sheetRef.current) && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={floating.backdrop} />
        <Dialog.Viewport className={styles.sheetViewport}>
          <Dialog.Popup
            ref={sheetRef}
            className={join(floating.surface, styles.sheet)}
            initialFocus={() => firstFocus() ?? true}
          >
            <div className={styles.sheetHeader}>
              <IconButton icon={X} size="nav" name={text('general.close')} onClick={onClose} />
              <Dialog.Title className={styles.sheetTitle}>{title}</Dialog.Title>
              {tools}
            </div>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
