import type { BookmarkFolder } from '@linnet/api';
import X from 'lucide-react/icons/x';
import { FolderSign } from '../../../blocks/bookmark-folder/folder-sign';
import { EmojiPicker } from '../../../blocks/emoji/emoji-picker';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { IconButton } from '../../../ui/icon-button/icon-button';
import styles from './folder-dialog.module.css';

export interface FolderEmojiProps {
  /** A Unicode emoji, or a shortcode of the server and its picture; null for none. */
  readonly sign: Pick<BookmarkFolder, 'emoji' | 'emojiUrl'>;
  readonly onChange: (sign: FolderEmojiProps['sign']) => void;
}

/** Chooses the emoji of a folder. */
export function FolderEmoji({ sign, onChange }: FolderEmojiProps) {
  const text = useText();
  return (
    <div className={styles.emoji}>
      <EmojiPicker
        label={text('bookmarks.choose_emoji')}
        custom
        trigger={(props) => (
          <Button {...props} icon={<FolderSign folder={sign} />}>
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
      {sign.emoji !== null && (
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
