import type { ComponentProps, ComponentType } from 'react';
import { useClient, useSetting } from '../../../platform/client/client-provider';
import { storeSetting } from '../../../platform/client/use-listed-setting';
import { useFeature } from '../../../platform/client/use-feature';
import { useText } from '../../../platform/i18n/use-text';
import type { RequestedWindow } from '../../../platform/windows/use-window';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { EmojiDialog } from '../../emoji/emoji-picker';
import { ActionBoxes } from '../action-boxes';
import { useReact } from '../react-button';
import { StatusConfirmation } from './status-confirmation';
import styles from './dialogs.module.css';
import { FolderDialog } from './folder-dialog';
import { HistoryDialog, SourceDialog } from './history-dialog';
import { MuteDialog } from './mute-dialog';
import type { StatusDialogProps, StatusDialogRequest } from './status-dialog';

/** The emoji picker for reacting, as a dialog: for menus, which close together with what is anchored to them. */
export function ReactDialog({ id, open, onClose }: StatusDialogProps) {
  const text = useText();
  const react = useReact(id);
  const custom = useFeature('customEmojiReactions');
  return (
    <EmojiDialog
      open={open}
      onClose={onClose}
      label={text('reactions.add')}
      custom={custom}
      quick
      onPick={react}
    />
  );
}

/** A dialog to choose the actions in the row of every status; all others stay in the menu. */
export function ArrangeDialog({ open, onClose }: StatusDialogProps) {
  const text = useText();
  const client = useClient();
  const pinned = useSetting('pinnedStatusActions');

  function write(ids: readonly string[] | undefined) {
    storeSetting(client, 'pinnedStatusActions', ids);
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

const dialogs: Record<
  Exclude<StatusDialogRequest['kind'], ComponentProps<typeof StatusConfirmation>['kind']>,
  ComponentType<StatusDialogProps>
> = {
  history: HistoryDialog,
  source: SourceDialog,
  mute: MuteDialog,
  arrange: ArrangeDialog,
  react: ReactDialog,
  folder: FolderDialog,
};

/** The requested dialog. */
export function StatusDialogView({ request, ...rest }: RequestedWindow<StatusDialogRequest>) {
  const { kind, id } = request;
  if (kind === 'delete' || kind === 'redraft' || kind === 'repeat')
    return <StatusConfirmation kind={kind} id={id} {...rest} />;
  const Shown = dialogs[kind];
  return <Shown id={id} {...rest} />;
}
