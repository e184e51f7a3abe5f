import type { BookmarkFolder } from '@linnet/api';
import { bookmarkFoldersOf } from '@linnet/domain/bookmarks';
import { useEffect } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useCell } from '../../../platform/client/use-cell';
import { useFeature } from '../../../platform/client/use-feature';
import { useSession } from '../../../platform/client/use-session';

const none: readonly BookmarkFolder[] = [];

interface FoldersHere {
  readonly folders: readonly BookmarkFolder[];
  readonly isOffered: boolean;
  /** Asks again, where they did not come. */
  readonly retry: (() => void) | null;
}

/** The reader's folders; none before they are known. */
export function useBookmarkFolders(): FoldersHere {
  const all = bookmarkFoldersOf(useClient());
  const isMember = useSession().state === 'member';
  const isOffered = useFeature('bookmarkFolders') && isMember;
  const { folders, failure } = useCell(all.state);
  useEffect(() => {
    if (isOffered) void all.load();
  }, [all, isOffered]);
  const isMissing = folders === null && failure !== null;
  return { folders: folders ?? none, isOffered, retry: isMissing ? () => void all.load() : null };
}
