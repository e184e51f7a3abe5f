import Folder from 'lucide-react/icons/folder';
import { useMemo } from 'react';
import { pathTo } from '../../platform/navigation/path-to';
import { useBookmarkFolders } from '../bookmark-folder/use-bookmark-folders';
import { firstLetter } from './first-letter';
import type { OfferedEntry } from './offered-entry';

/** Prefix of the ids of bookmark folders, as in Pleroma-FE. */
export const FOLDER_PLACE = 'bookmark-folder-';

/** The viewer's bookmark folders as entries; loaded only if `wanted`. */
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
