import type { StatusId } from '@linnet/api';
import { type Client, repeat } from '@linnet/domain';
import { actionsOf, deleteStatus, deleteAndRewrite } from '@linnet/domain/actions';
import { allSettings } from '@linnet/domain/settings';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useStatusView } from '../../../platform/client/use-status-view';
import type { MessageId } from '../../../platform/i18n/message-id';
import { isolated, shortened } from '../../../platform/i18n/shortened';
import { useText } from '../../../platform/i18n/use-text';
import { ConfirmDialog } from '../../../ui/dialog/dialog';
import { announceToggle } from '../status-action';
import type { StatusDialogProps } from './status-dialog';

interface Confirmation {
  /** The label of the button that confirms. */
  readonly confirm: MessageId;
  readonly run: (client: Client, id: StatusId) => unknown;
}

/** The texts are `status_actions.KIND_title` and `_confirm`, which names the author and quotes the status. */
const confirmations = {
  delete: { confirm: 'status_actions.delete', run: deleteStatus },
  redraft: { confirm: 'status_actions.redraft', run: deleteAndRewrite },
  repeat: {
    confirm: 'tool_tip.repeat',
    run: (client, id) => {
      actionsOf(client).toggles.toggle(repeat, id, true);
      announceToggle(client, repeat, true);
    },
  },
} satisfies Record<string, Confirmation>;

interface StatusConfirmationProps extends StatusDialogProps {
  readonly kind: keyof typeof confirmations;
}

/** Asks before something is done to a status; does it at once if the viewer doesn't want to be asked. */
export function StatusConfirmation({ kind, id, open, onClose }: StatusConfirmationProps) {
  const text = useText();
  const client = useClient();
  const { confirm, run }: Confirmation = confirmations[kind];
  // The viewer may not want to be asked before a status is deleted.
  const deletes = kind !== 'repeat';
  const needsConfirmation = useListedSetting('modalOnDelete', allSettings.modalOnDelete).value || !deletes;
  const [pending, setPending] = useState(false);
  const values = useFirstWords(id);
  const isWordless = kind === 'delete' && values.words === '';

  async function handleConfirm() {
    setPending(true);
    await run(client, id);
    setPending(false);
    onClose();
  }

  const runAtOnce = useEffectEvent(async () => {
    await run(client, id);
    onClose();
  });
  useEffect(() => {
    if (open && !needsConfirmation) void runAtOnce();
  }, [open, needsConfirmation]);

  return (
    <ConfirmDialog
      open={open && needsConfirmation}
      title={text(`status_actions.${kind}_title`)}
      text={text(isWordless ? 'status_actions.delete_wordless' : `status_actions.${kind}_confirm`, values)}
      confirmLabel={text(confirm)}
      danger={deletes}
      pending={pending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}

/** Characters of a status that a question about it quotes. */
const MAX_QUOTED = 120;

/** The author's name and the beginning of a status, by which the viewer recognises it in a question. */
function useFirstWords(id: StatusId): { name: string; words: string } {
  const view = useStatusView(id);
  if (view === undefined) return { name: '', words: '' };
  const { status, content, author } = view;
  const words = shortened(status.subject.trim() || content.plainText.trim(), MAX_QUOTED);
  return { name: isolated(author.displayName), words: words && isolated(words) };
}
