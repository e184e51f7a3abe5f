import { setPin } from '@linnet/api';
import { isOwn } from './is-own';
import type { ToggleAction } from './toggle-action';

/** Puts an own status to the top of the own profile. */
export const pin: ToggleAction = {
  name: 'pin',
  isOn: (row) => row.pinned,
  can: (scene) =>
    !scene.row.deleted && isOwn(scene) && (scene.row.scope === 'public' || scene.row.scope === 'unlisted'),
  show: (row, on) => ({ ...row, pinned: on }),
  call: setPin,
};
