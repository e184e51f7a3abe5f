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

/** Bookmarks into a folder, or moves there what is bookmarked already. Null is outside of all folders. */
export function bookmarkInto(folderId: string | null): ToggleAction {
  return {
    ...bookmark,
    show: (row, on) => ({ ...row, bookmarked: on, bookmarkFolderId: on ? folderId : null }),
    call: (id, on) => setBookmark(id, on, folderId),
  };
}
