import { useClient } from '../../../platform/client/client-provider';
import { keepSetting } from '../../../platform/client/keep-setting';
import { useSetting } from '../../../platform/client/use-setting';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { ActionBoxes } from '../action-boxes';
import type { StatusDialogProps } from './dialog-props';
import styles from './dialogs.module.css';

/** A dialog to choose the actions in the row of every status; all others stay in the menu. */
export function ArrangeDialog({ open, onClose }: StatusDialogProps) {
  const text = useText();
  const client = useClient();
  const pinned = useSetting('pinnedStatusActions');

  function write(ids: readonly string[] | undefined) {
    keepSetting(client, 'pinnedStatusActions', ids);
  }

  return (
    <Dialog open={open} onClose={onClose} title={text('status_actions.arrange_title')}>
      <p className={styles.lead}>{text('status_actions.arrange_text')}</p>
      <div className={styles.choices} role="group" aria-label={text('status_actions.arrange_title')}>
        <ActionBoxes pinned={pinned} onChange={write} />
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => write(undefined)}>
          {text('status_actions.arrange_reset')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {text('status_actions.arrange_done')}
        </Button>
      </div>
    </Dialog>
  );
}
