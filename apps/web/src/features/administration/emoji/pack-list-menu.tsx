import { emojiListingOf, emojiPacksOf } from '@linnet/domain/emoji-packs';
import FolderInput from 'lucide-react/icons/folder-input';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useList } from '../../../platform/i18n/use-list';
import { useText } from '../../../platform/i18n/use-text';
import { Menu } from '../../../ui/menu/menu';
import { Note } from '../../../ui/note/note';
import { ConfirmDialog } from '../../../ui/dialog/dialog';
import { usePackErrorText } from './use-pack-error';

/** A menu of what can be done with all packs at once. */
export function PackListMenu() {
  const text = useText();
  const list = useList();
  const errorText = usePackErrorText();
  const client = useClient();
  const [dialog, setDialog] = useState<'none' | 'import'>('none');
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<{
    readonly tone: 'success' | 'error';
    readonly words: string;
  } | null>(null);

  async function handleImport() {
    setPending(true);
    const answer = await emojiPacksOf(client).importFolders();
    setPending(false);
    setDialog('none');
    if ('error' in answer) return setOutcome({ tone: 'error', words: errorText(answer.error) });
    const names = list(answer.names);
    setOutcome({
      tone: 'success',
      words: text('emoji_packs.imported', { count: answer.names.length, names }),
    });
  }

  async function handleRenew() {
    const error = await emojiListingOf(client).renew();
    // An error is shown by ListingNote.
    if (error === null) setOutcome({ tone: 'success', words: text('emoji_packs.renewed') });
  }

  return (
    <>
      <Menu
        label={text('emoji_packs.more_tools')}
        items={[
          {
            kind: 'action',
            id: 'import',
            label: text('emoji_packs.import'),
            icon: FolderInput,
            onSelect: () => setDialog('import'),
          },
          {
            kind: 'action',
            id: 'renew',
            label: text('emoji_packs.renew'),
            icon: RotateCw,
            onSelect: () => void handleRenew(),
          },
        ]}
      />
      {outcome !== null && (
        <Note tone={outcome.tone} onDismiss={() => setOutcome(null)}>
          {outcome.words}
        </Note>
      )}
      <ConfirmDialog
        open={dialog === 'import'}
        title={text('emoji_packs.import_question')}
        text={text('emoji_packs.import_text')}
        confirmLabel={text('emoji_packs.import_confirm')}
        pending={isPending}
        onConfirm={() => void handleImport()}
        onCancel={() => setDialog('none')}
      />
    </>
  );
}
