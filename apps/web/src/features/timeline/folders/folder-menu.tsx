import type { BookmarkFolder } from '@linnet/api';
import { bookmarkFoldersOf } from '@linnet/domain/bookmarks';
import Bookmark from 'lucide-react/icons/bookmark';
import Folder from 'lucide-react/icons/folder';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Pencil from 'lucide-react/icons/pencil';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { FolderIcon } from '../../../blocks/bookmark-folder/bookmark-folders';
import { ConfirmStep } from '../../../blocks/error/confirm-step';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { pathTo } from '../../../platform/navigation/path-to';
import { Menu } from '../../../ui/menu/menu';
import type { MenuItem } from '../../../ui/menu/menu-item';
import { FolderDialog } from './folder-dialog';

type FolderTask = 'create' | 'edit' | 'delete';

interface FolderMenuProps {
  readonly folders: readonly BookmarkFolder[];
  /** The open folder; null for all bookmarks. */
  readonly currentFolder: BookmarkFolder | null;
  /** The task that the address names. */
  readonly task?: FolderTask | undefined;
  /** Loads the folders again; null if they are loaded. */
  readonly onRetry: (() => void) | null;
}

/** A menu that opens folders, creates new ones, and edits or deletes the open one. */
export function FolderMenu({ folders, currentFolder, task: firstTask, onRetry }: FolderMenuProps) {
  const text = useText();
  const bookmarkFolders = bookmarkFoldersOf(useClient());
  const [task, setTask] = useState<FolderTask | null>(firstTask ?? null);

  function close() {
    setTask(null);
    // An address that names the task is replaced when the dialog closes.
    if (firstTask === undefined) return;
    const to =
      currentFolder === null ? pathTo('bookmarks') : pathTo('bookmark-folder', { id: currentFolder.id });
    navigate(to, { replace: true });
  }

  const action = (id: FolderTask) => ({
    kind: 'action' as const,
    id,
    onSelect: () => setTask(id),
  });

  const items: MenuItem[] = [
    { kind: 'link', id: 'all', to: pathTo('bookmarks'), icon: Bookmark, label: text('bookmarks.all') },
    ...folders.map((folder): MenuItem => ({
      kind: 'link',
      id: folder.id,
      to: pathTo('bookmark-folder', { id: folder.id }),
      image: <FolderIcon folder={folder} />,
      label: folder.name,
    })),
    ...(onRetry === null
      ? []
      : [
          {
            kind: 'action' as const,
            id: 'retry',
            icon: RotateCw,
            label: text('bookmarks.failed'),
            onSelect: onRetry,
          },
        ]),
    { kind: 'separator', id: 'after folders' },
    { ...action('create'), icon: FolderPlus, label: text('bookmarks.new_folder') },
  ];
  if (currentFolder !== null) {
    items.push(
      { ...action('edit'), icon: Pencil, label: text('bookmarks.edit_folder') },
      { ...action('delete'), icon: Trash2, label: text('bookmarks.delete_folder'), danger: true },
    );
  }

  return (
    <>
      <Menu label={text('bookmarks.choose_folder')} icon={Folder} items={items} />
      {task === 'create' && <FolderDialog folder={null} onClose={close} />}
      {task === 'edit' && currentFolder !== null && <FolderDialog folder={currentFolder} onClose={close} />}
      {currentFolder !== null && (
        <ConfirmStep
          open={task === 'delete'}
          title={text('bookmarks.delete_question', { name: currentFolder.name })}
          text={text('bookmarks.delete_text')}
          confirmLabel={text('bookmarks.delete')}
          step={() => bookmarkFolders.remove(currentFolder.id)}
          onClose={close}
          onDone={() => {
            close();
            navigate(pathTo('bookmarks'), { replace: true });
          }}
        />
      )}
    </>
  );
}
