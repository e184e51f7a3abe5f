import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useText } from '../../platform/i18n/use-text';
import floating from '../floating/floating.module.css';
import { IconButton } from '../icon-button/icon-button';
import { join } from '../styles/join';
import { isCovered } from './is-covered';
import type { WindowProps } from './window-props';
import styles from './window.module.css';

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
