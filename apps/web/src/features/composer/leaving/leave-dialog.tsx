import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import styles from './leave-dialog.module.css';
import type { Leaving } from './use-leaving';

interface LeaveDialogProps {
  readonly leaving: Leaving;
}

/** Asks whether to save or discard the draft whose form is being closed. */
export function LeaveDialog({ leaving }: LeaveDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={leaving.isAsking}
      title={text('post_status.close_confirm_title')}
      closable={false}
      onClose={leaving.stay}
    >
      <p className={styles.words}>{text('post_status.close_confirm')}</p>
      <div className={styles.answers}>
        <Button variant="primary" onClick={leaving.save}>
          {text('post_status.close_confirm_save_button')}
        </Button>
        <Button variant="danger" onClick={leaving.discard}>
          {text('post_status.close_confirm_discard_button')}
        </Button>
        <Button variant="quiet" onClick={leaving.stay}>
          {text('post_status.close_confirm_continue_composing_button')}
        </Button>
      </div>
    </Dialog>
  );
}
