import { setBookmark } from '@linnet/api';
import type { ToggleAction } from './toggle-action';

export const bookmark: ToggleAction = {
  name: 'bookmark',
  hotkey: 'b',
  isOn: (row) => row.bookmarked,
  can: (row) => !row.deleted,
  show: (row, on) => ({ ...row, bookmarked: on }),
  call: setBookmark,
};
