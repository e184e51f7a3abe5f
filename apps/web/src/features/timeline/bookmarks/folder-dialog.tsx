import type { BookmarkFolder, FailureReason } from '@linnet/api';
import { bookmarkFoldersOf } from '@linnet/domain/bookmarks';
import { type FormEvent, useState } from 'react';
import { failureMessage } from '../../../blocks/failure/failure-message';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { TextField } from '../../../ui/field/text-field';
import { FolderEmoji, type FolderEmojiProps } from './folder-emoji';
import styles from './folder-dialog.module.css';

interface FolderDialogProps {
  /** Null for a new folder. */
  readonly folder: BookmarkFolder | null;
  readonly onClose: () => void;
}

/** The form of a bookmark folder: name and emoji. Its content stays after an error. */
export function FolderDialog({ folder, onClose }: FolderDialogProps) {
  const text = useText();
  const folders = bookmarkFoldersOf(useClient());
  const [name, setName] = useState(folder?.name ?? '');
  const [sign, setSign] = useState<FolderEmojiProps['sign']>(folder ?? { emoji: null, emojiUrl: null });
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<FailureReason | 'missing' | null>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setProblem('missing');
    setPending(true);
    const wish = { name: name.trim(), emoji: sign.emoji };
    const refused = await (folder === null ? folders.create(wish) : folders.edit(folder.id, wish));
    setPending(false);
    setProblem(refused);
    if (refused === null) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text(folder === null ? 'bookmarks.new_folder' : 'bookmarks.edit_folder')}
    >
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={text('bookmarks.name')}
          value={name}
          maxLength={255}
          problem={problem === null ? undefined : wordsOf(problem)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <FolderEmoji sign={sign} onChange={setSign} />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            {text('general.cancel')}
          </Button>
          <Button type="submit" variant="primary" pending={pending}>
            {text(folder === null ? 'bookmarks.create' : 'bookmarks.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );

  function wordsOf(why: FailureReason | 'missing'): string {
    if (why === 'missing') return text('bookmarks.name_missing');
    const { id, values } = failureMessage(why);
    return text(id, values);
  }
}
