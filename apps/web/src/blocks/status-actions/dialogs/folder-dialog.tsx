import type { BookmarkFolder } from '@linnet/api';
import { actionsOf, bookmarkInto } from '@linnet/domain/actions';
import { bookmarkFoldersOf } from '@linnet/domain/bookmarks';
import Check from 'lucide-react/icons/check';
import { useClient } from '../../../platform/client/client-provider';
import { useResource } from '../../../platform/client/use-resource';
import { useStatusView } from '../../../platform/client/use-status-view';
import { useText } from '../../../platform/i18n/use-text';
import { Dialog } from '../../../ui/dialog/dialog';
import { Icon } from '../../../ui/icon/icon';
import { FolderIcon } from '../../bookmark-folder/bookmark-folders';
import type { StatusDialogProps } from './status-dialog';
import styles from './dialogs.module.css';
import { NotLoaded } from '../../error/not-loaded';
import { LoadingLines } from '../../error/error-note';

/** Adds a bookmark to a folder, or moves it there. */
export function FolderDialog({ id, open, onClose }: StatusDialogProps) {
  const text = useText();
  const client = useClient();
  const folders = bookmarkFoldersOf(client);
  const { value: loaded, error } = useResource(folders, open);
  const status = useStatusView(id)?.status;

  function handleChoose(folderId: string | null) {
    onClose();
    actionsOf(client).toggles.toggle(bookmarkInto(folderId), id, true);
  }

  const currentFolderId = status?.bookmarked ? status.bookmarkFolderId : undefined;
  return (
    <Dialog open={open} onClose={onClose} title={text('status_actions.folder_title')}>
      {loaded === null ? (
        <NotLoaded
          title={text('status_actions.folders_error')}
          reason={error}
          skeleton={<LoadingLines />}
          onRetry={() => void folders.load()}
        />
      ) : (
        <ul className={styles.folders}>
          {[null, ...loaded].map((folder) => (
            <li key={folder?.id ?? ''}>
              <FolderButton
                folder={folder}
                isCurrent={currentFolderId === (folder?.id ?? null)}
                onChoose={() => handleChoose(folder?.id ?? null)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface FolderButtonProps {
  /** Null: outside of all folders. */
  readonly folder: BookmarkFolder | null;
  /** The bookmark is in this folder. */
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function FolderButton({ folder, isCurrent, onChoose }: FolderButtonProps) {
  const text = useText();
  return (
    <button type="button" className={styles.folder} aria-current={isCurrent || undefined} onClick={onChoose}>
      <FolderIcon folder={folder} />
      <span className={styles.folderName} dir="auto">
        {folder === null ? text('status_actions.folder_none') : folder.name}
      </span>
      {isCurrent && <Icon of={Check} />}
    </button>
  );
}
