import type { BookmarkFolder } from '@linnet/api';
import { bookmarkFoldersOf } from '@linnet/domain/bookmarks';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { FolderIcon } from '../../../blocks/bookmark-folder/bookmark-folders';
import { EmojiPicker } from '../../../blocks/emoji/emoji-picker';
import { useErrorText } from '../../../blocks/error/use-error-text';
import { useClient } from '../../../platform/client/client-provider';
import { useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { TextField } from '../../../ui/field/text-field';
import { FormActions } from '../../../ui/form-actions/form-actions';
import { IconButton } from '../../../ui/icon-button/icon-button';
import styles from './folder-dialog.module.css';

interface FolderEmojiProps {
  /** A Unicode emoji, or a shortcode of the server and its picture; null for none. */
  readonly icon: Pick<BookmarkFolder, 'emoji' | 'emojiUrl'>;
  readonly onChange: (icon: FolderEmojiProps['icon']) => void;
}

/** Chooses the emoji of a folder. */
function FolderEmoji({ icon, onChange }: FolderEmojiProps) {
  const text = useText();
  return (
    <div className={styles.emoji}>
      <EmojiPicker
        label={text('bookmarks.choose_emoji')}
        custom
        trigger={(props) => (
          <Button {...props} icon={<FolderIcon folder={icon} />}>
            {text('bookmarks.emoji')}
          </Button>
        )}
        onPick={(picked) =>
          onChange(
            picked.kind === 'unicode'
              ? { emoji: picked.text, emojiUrl: null }
              : { emoji: picked.shortcode, emojiUrl: picked.url },
          )
        }
      />
      {icon.emoji !== null && (
        <IconButton
          small
          icon={X}
          name={text('bookmarks.no_emoji')}
          onClick={() => onChange({ emoji: null, emojiUrl: null })}
        />
      )}
    </div>
  );
}

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
  const [icon, setIcon] = useState<FolderEmojiProps['icon']>(folder ?? { emoji: null, emojiUrl: null });
  const [isMissing, setMissing] = useState(false);
  const fields = { name: name.trim(), emoji: icon.emoji };
  const { isPending, error, run } = useStep({
    step: () => (folder === null ? folders.create(fields) : folders.edit(folder.id, fields)),
    onDone: onClose,
  });
  const why = useErrorText(error);
  const problem = isMissing ? text('bookmarks.name_missing') : why;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setMissing(fields.name === '');
    if (fields.name !== '') void run();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text(folder === null ? 'bookmarks.new_folder' : 'bookmarks.edit_folder')}
    >
      <form className={styles.form} onSubmit={handleSubmit}>
        <TextField
          label={text('bookmarks.name')}
          value={name}
          maxLength={255}
          problem={problem === '' ? undefined : problem}
          onChange={setName}
        />
        <FolderEmoji icon={icon} onChange={setIcon} />
        <FormActions
          submit={text(folder === null ? 'bookmarks.create' : 'bookmarks.save')}
          isPending={isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
