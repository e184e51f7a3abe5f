import Folder from 'lucide-react/icons/folder';
import { useMemo } from 'react';
import { pathTo } from '../../platform/navigation/path-to';
import { useBookmarkFolders } from '../bookmark-folder/use-bookmark-folders';
import { firstLetter } from './first-letter';
import type { OfferedEntry } from './offered-entry';

/** Begins the id of the place of each folder of bookmarks, as in Pleroma-FE. */
export const FOLDER_PLACE = 'bookmark-folder-';

/** The person's folders of bookmarks as places; asked for only while they are wanted. */
export function useFolderPlaces(wanted: boolean): readonly OfferedEntry[] {
  const { folders } = useBookmarkFolders({ wanted });
  return useMemo(
    () =>
      folders.map(({ id, name, emoji, emojiUrl }) => ({
        id: FOLDER_PLACE + id,
        route: null,
        to: pathTo('bookmark-folder', { id }),
        icon: Folder,
        name,
        ...(emoji ? { emoji: { emoji, emojiUrl } } : { letter: firstLetter(name) }),
        feed: { kind: 'bookmarks', folderId: id },
      })),
    [folders],
  );
}
