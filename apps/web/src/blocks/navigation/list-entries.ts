import type { List } from '@linnet/api';
import { listsOf } from '@linnet/domain/lists';
import Folder from 'lucide-react/icons/folder';
import ListIcon from 'lucide-react/icons/list';
import { useMemo } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useResource } from '../../platform/client/use-resource';
import { pathTo } from '../../platform/navigation/path-to';
import { useBookmarkFolders } from '../bookmark-folder/bookmark-folders';
import type { OfferedEntry } from './navigation-entry';

/** The first character as people count them: an emoji is one. */
function firstLetter(title: string): string {
  const [first] = new Intl.Segmenter().segment(title.trim());
  return (first?.segment ?? '').toLocaleUpperCase();
}

const none: readonly List[] = [];

/** The viewer's lists, kept up to date while this is mounted and they are wanted; empty until they are loaded. */
export function useListNames(isWanted = true): readonly List[] {
  return useResource(listsOf(useClient()), isWanted).value ?? none;
}

/** Prefix of the ids of lists. */
export const LIST_PREFIX = 'list-';

/** The viewer's lists as entries; loaded only if `isWanted`. */
export function useListEntries(isWanted = true): readonly OfferedEntry[] {
  const lists = useListNames(isWanted);
  return useMemo(
    () =>
      lists.map(({ id, title }) => ({
        id: LIST_PREFIX + id,
        route: null,
        to: pathTo('lists-timeline', { id }),
        icon: ListIcon,
        name: title,
        letter: firstLetter(title),
        feed: { kind: 'list', listId: id },
      })),
    [lists],
  );
}

/** Prefix of the ids of bookmark folders, as in Pleroma-FE. */
export const FOLDER_PREFIX = 'bookmark-folder-';

/** The viewer's bookmark folders as entries; loaded only if `isWanted`. */
export function useFolderEntries(isWanted = true): readonly OfferedEntry[] {
  const { folders } = useBookmarkFolders({ isWanted });
  return useMemo(
    () =>
      folders.map(({ id, name, emoji, emojiUrl }) => ({
        id: FOLDER_PREFIX + id,
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
