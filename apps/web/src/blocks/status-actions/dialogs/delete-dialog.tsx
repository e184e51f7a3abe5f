import { deleteStatus, writeAnew } from '@linnet/domain/actions';
import { allSettings } from '@linnet/domain/settings';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useText } from '../../../platform/i18n/use-text';
import { ConfirmDialog } from '../../../ui/dialog/dialog';
import type { StatusDialogProps } from './status-dialog';
import { useFirstWords } from './use-first-words';

/** Asks before deleting, if the viewer wants that, and says what would be lost. */
export function DeleteDialog({ id, open, onClose }: StatusDialogProps) {
  const text = useText();
  const client = useClient();
  const { value: asks } = useListedSetting('modalOnDelete', allSettings.modalOnDelete);
  const [pending, setPending] = useState(false);
  const { name, words } = useFirstWords(id);

  async function remove() {
    setPending(true);
    await deleteStatus(client, id);
    setPending(false);
    onClose();
  }

  const removeAtOnce = useEffectEvent(() => void deleteStatus(client, id).then(onClose));
  useEffect(() => {
    if (open && !asks) removeAtOnce();
  }, [open, asks]);

  return (
    <ConfirmDialog
      open={open && asks}
      title={text('status_actions.delete_title')}
      text={text(words === '' ? 'status_actions.delete_wordless' : 'status_actions.delete_confirm', {
        name,
        words,
      })}
      confirmLabel={text('status_actions.delete')}
      danger
      pending={pending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}

/** Asks before a status is deleted and opened as a new draft, and says what is lost. */
export function RedraftDialog({ id, open, onClose }: StatusDialogProps) {
  const text = useText();
  const client = useClient();
  const { value: asks } = useListedSetting('modalOnDelete', allSettings.modalOnDelete);
  const [pending, setPending] = useState(false);
  const { words } = useFirstWords(id);

  async function run() {
    setPending(true);
    await writeAnew(client, id);
    setPending(false);
    onClose();
  }

  const runAtOnce = useEffectEvent(() => void writeAnew(client, id).then(onClose));
  useEffect(() => {
    if (open && !asks) runAtOnce();
  }, [open, asks]);

  return (
    <ConfirmDialog
      open={open && asks}
      title={text('status_actions.redraft_title')}
      text={text('status_actions.redraft_confirm', { words })}
      confirmLabel={text('status_actions.redraft')}
      danger
      pending={pending}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
