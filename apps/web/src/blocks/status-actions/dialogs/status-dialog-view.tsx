import type { StatusId } from '@linnet/api';
import { repeat } from '@linnet/domain';
import { actionsOf } from '@linnet/domain/actions';
import type { ComponentType } from 'react';
import { useClient, useSetting } from '../../../platform/client/client-provider';
import { storeSetting } from '../../../platform/client/use-listed-setting';
import { useFeature } from '../../../platform/client/use-feature';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { ConfirmDialog, Dialog } from '../../../ui/dialog/dialog';
import { EmojiDialog } from '../../emoji/emoji-picker';
import { ActionBoxes } from '../action-boxes';
import { useReact } from '../react-button';
import { DeleteDialog, RedraftDialog } from './delete-dialog';
import styles from './dialogs.module.css';
import { FolderDialog } from './folder-dialog';
import { HistoryDialog, SourceDialog } from './history-dialog';
import { MuteDialog } from './mute-dialog';
import type { StatusDialogProps, StatusDialogRequest } from './status-dialog';
import { useFirstWords } from './use-first-words';

/** Asks before repeating. */
export function RepeatDialog({ id, open, onClose }: StatusDialogProps) {
  const text = useText();
  const { toggles } = actionsOf(useClient());

  function handleConfirm() {
    onClose();
    toggles.toggle(repeat, id, true);
  }

  return (
    <ConfirmDialog
      open={open}
      title={text('status_actions.repeat_title')}
      text={text('status_actions.repeat_confirm', { ...useFirstWords(id) })}
      confirmLabel={text('tool_tip.repeat')}
      onConfirm={handleConfirm}
      onCancel={onClose}
    />
  );
}

interface ReactDialogProps {
  readonly id: StatusId;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The emoji picker for reacting, as a dialog: for menus, which close together with what is anchored to them. */
export function ReactDialog({ id, open, onClose }: ReactDialogProps) {
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

const dialogs: Record<StatusDialogRequest['kind'], ComponentType<StatusDialogProps>> = {
  history: HistoryDialog,
  source: SourceDialog,
  delete: DeleteDialog,
  redraft: RedraftDialog,
  mute: MuteDialog,
  repeat: RepeatDialog,
  arrange: ArrangeDialog,
  react: ReactDialog,
  folder: FolderDialog,
};

interface StatusDialogViewProps {
  readonly request: StatusDialogRequest;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The requested dialog. For another status it mounts anew. */
export function StatusDialogView({ request, open, onClose }: StatusDialogViewProps) {
  const Shown = dialogs[request.kind];
  const id: StatusId = request.id;
  return <Shown key={`${request.kind} ${id}`} id={id} open={open} onClose={onClose} />;
}
