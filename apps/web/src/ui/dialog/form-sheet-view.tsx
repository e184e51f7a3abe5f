import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useText } from '../../platform/i18n/use-text';
import floating from '../floating/floating.module.css';
import { IconButton } from '../icon-button/icon-button';
import { join } from '../styles/join';
import type { FormSheetProps } from './form-sheet-props';
import styles from './form-sheet.module.css';
import { isCovered } from './is-covered';

export function FormSheetView({
  open,
  onClose,
  title,
  tools,
  firstFocus,
  sheetRef,
  children,
}: FormSheetProps) {
  const text = useText();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && !isCovered(sheetRef.current) && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={floating.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            ref={sheetRef}
            className={join(floating.surface, styles.sheet)}
            initialFocus={() => firstFocus() ?? true}
          >
            <div className={styles.header}>
              <IconButton icon={X} size="nav" name={text('general.close')} onClick={onClose} />
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {tools}
            </div>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
