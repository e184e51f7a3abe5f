import { setFavourite } from '@linnet/api';
import { canInteract } from './can-act';
import { stepCount } from './step-count';
import type { ToggleAction } from './toggle-action';

export const favourite: ToggleAction = {
  name: 'favourite',
  isOn: (row) => row.favourited,
  can: canInteract,
  show: (row, on) => ({
    ...row,
    favourited: on,
    favouritesCount: stepCount(row.favouritesCount, row.favourited, on),
  }),
  call: setFavourite,
};
