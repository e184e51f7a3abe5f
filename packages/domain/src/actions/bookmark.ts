import { setBookmark } from '@linnet/api';
import { canAct } from './can-act';
import type { ToggleAction } from './toggle-action';

export const bookmark: ToggleAction = {
  name: 'bookmark',
  isOn: (row) => row.bookmarked,
  can: (scene) => canAct(scene) && scene.has('bookmarks'),
  show: (row, on) => ({ ...row, bookmarked: on, bookmarkFolderId: null }),
  call: setBookmark,
};

/** Bookmarks a status into a folder, or moves an existing bookmark there. Null means no folder. */
export function bookmarkInto(folderId: string | null): ToggleAction {
  return {
    ...bookmark,
    show: (row, on) => ({ ...row, bookmarked: on, bookmarkFolderId: on ? folderId : null }),
    call: (id, on) => setBookmark(id, on, folderId),
  };
}
