import type { BookmarkFolder } from '@linnet/api';
import Folder from 'lucide-react/icons/folder';
import { Icon } from '../../ui/icon/icon';
import styles from './folder-sign.module.css';

interface FolderSignProps {
  readonly folder: Pick<BookmarkFolder, 'emoji' | 'emojiUrl'> | null;
}

/** A folder's emoji, or an icon. Decorative: the name stands beside it. */
export function FolderSign({ folder }: FolderSignProps) {
  if (folder?.emojiUrl) return <img className={styles.picture} src={folder.emojiUrl} alt="" />;
  if (folder?.emoji) {
    return (
      <span aria-hidden className={styles.emoji}>
        {folder.emoji}
      </span>
    );
  }
  return <Icon of={Folder} />;
}
