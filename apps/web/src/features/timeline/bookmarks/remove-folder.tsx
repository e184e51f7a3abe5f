import type { BookmarkFolder, FailureReason } from '@linnet/api';
import { bookmarkFoldersOf } from '@linnet/domain/bookmarks';
import { useState } from 'react';
import { useFailureWords } from '../../../blocks/failure/use-failure-words';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { pathTo } from '../../../platform/navigation/path-to';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';

interface RemoveFolderProps {
  readonly folder: BookmarkFolder;
  readonly open: boolean;
  readonly onClose: () => void;
}

const nothing: FailureReason = { kind: 'aborted' };

/** Asks for confirmation, deletes the folder, and opens the list of all bookmarks. */
export function RemoveFolder({ folder, open, onClose }: RemoveFolderProps) {
  const text = useText();
  const folders = bookmarkFoldersOf(useClient());
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<FailureReason | null>(null);
  const words = useFailureWords(failure ?? nothing);

  async function handleConfirm() {
    setPending(true);
    const refused = await folders.remove(folder.id);
    setPending(false);
    setFailure(refused);
    if (refused !== null) return;
    onClose();
    navigate(pathTo('bookmarks'), { replace: true });
  }

  return (
    <ConfirmDialog
      open={open}
      title={text('bookmarks.delete_question', { name: folder.name })}
      text={failure === null ? text('bookmarks.delete_text') : words}
      confirmLabel={text('bookmarks.delete')}
      danger
      pending={pending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
