import type { StatusId } from '@linnet/api';
import { type Client, repeat } from '@linnet/domain';
import { actionsOf, deleteStatus, writeAnew } from '@linnet/domain/actions';
import { allSettings } from '@linnet/domain/settings';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useStatusView } from '../../../platform/client/use-status-view';
import type { MessageId } from '../../../platform/i18n/message-id';
import { isolated, shortened } from '../../../platform/i18n/shortened';
import { useText } from '../../../platform/i18n/use-text';
import { ConfirmDialog } from '../../../ui/dialog/dialog';
import type { StatusDialogProps } from './status-dialog';

interface Question {
  readonly title: MessageId;
  /** Names the author and quotes the status. */
  readonly text: MessageId;
  /** The text for a status without words. */
  readonly wordless?: MessageId;
  readonly confirm: MessageId;
  /** Deletes the status: the viewer may not want to be asked. */
  readonly deletes: boolean;
  readonly run: (client: Client, id: StatusId) => unknown;
}

const questions = {
  delete: {
    title: 'status_actions.delete_title',
    text: 'status_actions.delete_confirm',
    wordless: 'status_actions.delete_wordless',
    confirm: 'status_actions.delete',
    deletes: true,
    run: deleteStatus,
  },
  redraft: {
    title: 'status_actions.redraft_title',
    text: 'status_actions.redraft_confirm',
    confirm: 'status_actions.redraft',
    deletes: true,
    run: writeAnew,
  },
  repeat: {
    title: 'status_actions.repeat_title',
    text: 'status_actions.repeat_confirm',
    confirm: 'tool_tip.repeat',
    deletes: false,
    run: (client, id) => actionsOf(client).toggles.toggle(repeat, id, true),
  },
} satisfies Record<string, Question>;

interface StatusQuestionProps extends StatusDialogProps {
  readonly kind: keyof typeof questions;
}

/** Asks before something is done to a status; does it at once if the viewer doesn't want to be asked. */
export function StatusQuestion({ kind, id, open, onClose }: StatusQuestionProps) {
  const text = useText();
  const client = useClient();
  const { title, text: words, wordless = words, confirm, deletes, run }: Question = questions[kind];
  const asks = useListedSetting('modalOnDelete', allSettings.modalOnDelete).value || !deletes;
  const [pending, setPending] = useState(false);
  const values = useFirstWords(id);

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
    if (open && !asks) void runAtOnce();
  }, [open, asks]);

  return (
    <ConfirmDialog
      open={open && asks}
      title={text(title)}
      text={text(values.words === '' ? wordless : words, values)}
      confirmLabel={text(confirm)}
      danger={deletes}
      pending={pending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}

/** Characters of a status that a question about it quotes. */
const QUOTED = 120;

/** The author's name and the beginning of a status, by which the viewer recognises it in a question. */
function useFirstWords(id: StatusId): { name: string; words: string } {
  const view = useStatusView(id);
  if (view === undefined) return { name: '', words: '' };
  const { status, content, author } = view;
  const words = shortened(status.subject.trim() || content.plainText.trim(), QUOTED);
  return { name: isolated(author.displayName), words: words && isolated(words) };
}
