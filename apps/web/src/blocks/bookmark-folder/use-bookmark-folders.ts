import type { BookmarkFolder, FailureReason } from '@linnet/api';
import { bookmarkFoldersOf } from '@linnet/domain/bookmarks';
import { useEffect } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useFeature } from '../../platform/client/use-feature';
import { useSession } from '../../platform/client/use-session';

const none: readonly BookmarkFolder[] = [];

interface FoldersHere {
  readonly folders: readonly BookmarkFolder[];
  readonly isOffered: boolean;
  /** Why they are not known. */
  readonly failure: FailureReason | null;
  /** Asks again, where they did not come. */
  readonly retry: (() => void) | null;
}

interface Wish {
  /** False asks for nothing. */
  readonly wanted?: boolean;
  /** The one that is open: where it is not known, it may have been made elsewhere meanwhile. */
  readonly folderId?: string | null;
}

/** The reader's folders; none before they are known. */
export function useBookmarkFolders({ wanted = true, folderId = null }: Wish = {}): FoldersHere {
  const all = bookmarkFoldersOf(useClient());
  const isMember = useSession().state === 'member';
  const isOffered = useFeature('bookmarkFolders') && isMember;
  const { folders, failure } = useCell(all.state);
  useEffect(() => {
    if (isOffered && wanted) void all.load();
  }, [all, isOffered, wanted]);
  const unknown = folders?.every(({ id }) => id !== folderId) === true ? folderId : null;
  useEffect(() => {
    if (unknown !== null) void all.load();
  }, [all, unknown]);
  const missing = folders === null ? failure : null;
  const retry = missing === null ? null : () => void all.load();
  return { folders: folders ?? none, isOffered, failure: missing, retry };
}
