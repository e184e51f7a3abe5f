import { useClient } from '../../platform/client/client-provider';
import { keepSetting } from '../../platform/client/keep-setting';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Check } from '../../ui/check/check';
import { Dialog } from '../../ui/dialog/dialog';
import type { StatusDialogProps } from './dialog-props';
import styles from './dialogs.module.css';
import { statusActions } from './status-actions';

/** Chooses which actions stand in the row of every status; all others stay in the menu. */
export function ArrangeDialog({ open, onClose }: StatusDialogProps) {
  const text = useText();
  const client = useClient();
  const pinned = useSetting('pinnedStatusActions');

  function write(ids: readonly string[] | undefined) {
    keepSetting(client, 'pinnedStatusActions', ids);
  }

  function handleChange(id: string, isPinned: boolean) {
    write(isPinned ? [...pinned, id] : pinned.filter((one) => one !== id));
  }

  return (
    <Dialog open={open} onClose={onClose} title={text('status_actions.arrange_title')}>
      <p className={styles.lead}>{text('status_actions.arrange_text')}</p>
      <ul className={styles.choices}>
        {statusActions.map((action) => (
          <li key={action.id}>
            <Check
              checked={pinned.includes(action.id)}
              onChange={(event) => handleChange(action.id, event.currentTarget.checked)}
            >
              {text(action.kind === 'command' ? action.label : action.label.off)}
            </Check>
          </li>
        ))}
      </ul>
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
