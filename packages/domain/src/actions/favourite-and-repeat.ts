import { setFavourite, setRepeat } from '@linnet/api';
import type { StatusRow } from '../graph/rows';
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

/** Whether the scope lets a status be repeated. The interface shows a lock in place of the button otherwise. */
export function isRepeatable(row: StatusRow): boolean {
  return row.scope !== 'private' && row.scope !== 'direct' && row.scope !== 'list';
}

export const repeat: ToggleAction = {
  name: 'repeat',
  confirmationSetting: 'modalOnRepeat',
  isOn: (row) => row.repeated,
  can: (scene) => canInteract(scene) && isRepeatable(scene.row),
  show: (row, on) => ({ ...row, repeated: on, repeatsCount: stepCount(row.repeatsCount, row.repeated, on) }),
  call: setRepeat,
};
