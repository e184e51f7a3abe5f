import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../button/button';
import floating from '../floating/floating.module.css';
import { usePhoneBack } from '../floating/popup';
import { useFinalFocus } from '../floating/use-final-focus';
import { IconButton } from '../icon-button/icon-button';
import { join } from '../styles/join';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Shows a close button; on by default. */
  readonly closable?: boolean;
  readonly wide?: boolean;
  /** Shown at the bottom edge, for narrow pages; the sheet itself gets the initial focus. */
  readonly sheet?: boolean;
  readonly children: ReactNode;
}

export function DialogView({ open, onClose, title, closable = true, ...props }: DialogProps) {
  const { wide = false, sheet = false, children } = props;
  const text = useText();
  const popup = useRef<HTMLDivElement>(null);
  usePhoneBack(open, onClose);
  const finalFocus = useFinalFocus(open);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={floating.backdrop} />
        <Dialog.Viewport className={join(styles.viewport, sheet && styles.atBottom)}>
          <Dialog.Popup
            ref={popup}
            className={join(floating.surface, styles.dialog, wide && styles.wide, sheet && styles.sheet)}
            initialFocus={sheet ? popup : true}
            finalFocus={finalFocus}
          >
            <Dialog.Title className={join(styles.title, closable && styles.besideClose)}>
              {title}
            </Dialog.Title>
            {children}
            {/* Last in the document, so that the dialog's content gets the initial focus. */}
            {closable && (
              <IconButton className={styles.close} icon={X} name={text('general.close')} onClick={onClose} />
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  /** What will happen, and to whom. */
  readonly text: ReactNode;
  /** Options to choose before answering. */
  readonly children?: ReactNode;
  /** Names the action: "Delete post", not "OK". */
  readonly confirmLabel: string;
  /** "Cancel" if left out. */
  readonly cancelLabel?: string;
  /** The action is destructive. */
  readonly danger?: boolean;
  /** The action is running. */
  readonly pending?: boolean;
  /** Something has to be entered before. */
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function ConfirmDialogView({ open, title, text: words, confirmLabel, ...props }: ConfirmDialogProps) {
  const {
    cancelLabel,
    danger = false,
    pending = false,
    disabled = false,
    onConfirm,
    onCancel,
    children,
  } = props;
  const text = useText();
  usePhoneBack(open, onCancel);
  const finalFocus = useFinalFocus(open);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={floating.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={join(floating.surface, styles.dialog)} finalFocus={finalFocus}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description className={styles.text}>{words}</AlertDialog.Description>
            {children && <div className={styles.choice}>{children}</div>}
            <div className={styles.actions}>
              <Button variant="quiet" onClick={onCancel} disabled={pending}>
                {cancelLabel ?? text('general.cancel')}
              </Button>
              <Button
                variant={danger ? 'danger' : 'primary'}
                onClick={onConfirm}
                pending={pending}
                disabled={disabled}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
