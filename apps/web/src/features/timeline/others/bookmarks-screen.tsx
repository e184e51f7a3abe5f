import { useText } from '../../../platform/i18n/use-text';
import type { RouteName } from '../../../platform/navigation/route-addresses';
import { useRoute } from '../../../platform/navigation/use-route';
import type { ScreenProps } from '../../../platform/navigation/route-definition';
import { FolderMenu } from '../bookmarks/folder-menu';
import { useBookmarkFolders } from '../../../blocks/bookmark-folder/use-bookmark-folders';
import { OtherTimeline } from './other-timeline';

/** Tasks on folders that have an address of their own. */
const folderTasks: Partial<Record<RouteName, 'create' | 'edit'>> = {
  'bookmark-folder-new': 'create',
  'bookmark-folder-edit': 'edit',
};

/** The viewer's bookmarks: all of them, or one folder. */
export function BookmarksScreen({ params }: ScreenProps) {
  const text = useText();
  const folderId = params['id'] ?? null;
  const { folders, isOffered, retry } = useBookmarkFolders({ folderId });
  const folder = folders.find(({ id }) => id === folderId) ?? null;
  const isFolder = folderId !== null;
  const task = folderTasks[useRoute().match?.name ?? 'bookmarks'];

  return (
    <OtherTimeline
      source={{ kind: 'bookmarks', folderId }}
      title={isFolder ? (folder?.name ?? text('bookmarks.folder')) : text('nav.bookmarks')}
      empty={{
        title: text(isFolder ? 'timelines.empty_folder' : 'timelines.empty_bookmarks'),
        text: text(isFolder ? 'timelines.empty_folder_text' : 'timelines.empty_bookmarks_text'),
      }}
    >
      {isOffered && <FolderMenu key={task} folders={folders} present={folder} task={task} onRetry={retry} />}
    </OtherTimeline>
  );
}
