import type { BookmarkFolder } from '@linnet/api';
import { bookmarkFoldersOf } from '@linnet/domain/bookmarks';
import Folder from 'lucide-react/icons/folder';
import { useEffect } from 'react';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useResource } from '../../platform/client/use-resource';
import { Icon } from '../../ui/icon/icon';
import styles from './bookmark-folders.module.css';

const none: readonly BookmarkFolder[] = [];

interface FolderQuery {
  /** False loads nothing. */
  readonly isWanted?: boolean;
  /** The open folder. The folders are loaded again if it is unknown, for example made on another device. */
  readonly folderId?: string | null;
}

/** The viewer's bookmark folders; empty until they are loaded. `retry` is null unless that failed. */
export function useBookmarkFolders({ isWanted = true, folderId = null }: FolderQuery = {}) {
  const all = bookmarkFoldersOf(useClient());
  const isSignedIn = useSession().state === 'signed-in';
  const isOffered = useFeature('bookmarkFolders') && isSignedIn;
  const { value: folders, error } = useResource(all, isOffered && isWanted);
  const unknownId = folders?.every(({ id }) => id !== folderId) === true ? folderId : null;
  useEffect(() => {
    if (unknownId !== null) void all.load();
  }, [all, unknownId]);
  const loadError = folders === null ? error : null;
  const retry = loadError === null ? null : () => void all.load();
  return { folders: folders ?? none, isOffered, error: loadError, retry };
}

/** A folder's emoji, or an icon. Decorative: the name stands beside it. */
export function FolderIcon({
  folder,
}: {
  readonly folder: Pick<BookmarkFolder, 'emoji' | 'emojiUrl'> | null;
}) {
  if (folder?.emojiUrl) return <img className={styles.image} src={folder.emojiUrl} alt="" />;
  if (folder?.emoji) {
    return (
      <span aria-hidden className={styles.emoji}>
        {folder.emoji}
      </span>
    );
  }
  return <Icon of={Folder} />;
}
