import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../button/button';
import floating from '../floating/floating.module.css';
import { usePhoneBack } from '../floating/use-phone-back';
import { join } from '../styles/join';
import type { ConfirmDialogProps } from './confirm-dialog-props';
import styles from './dialog.module.css';

export function ConfirmDialogView({ open, title, text: words, confirmLabel, ...props }: ConfirmDialogProps) {
  const { cancelLabel, danger = false, pending = false, onConfirm, onCancel, children } = props;
  const text = useText();
  usePhoneBack(open, onCancel);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={floating.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={join(floating.surface, styles.dialog)}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description className={styles.text}>{words}</AlertDialog.Description>
            {children && <div className={styles.choice}>{children}</div>}
            <div className={styles.actions}>
              <Button variant="quiet" onClick={onCancel} disabled={pending}>
                {cancelLabel ?? text('general.cancel')}
              </Button>
              <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} pending={pending}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
