import { setPin } from '@linnet/api';
import { isOwn } from './is-own';
import type { ToggleAction } from './toggle-action';

/** Pins one of the viewer's own statuses to the top of their profile. */
export const pin: ToggleAction = {
  name: 'pin',
  isOn: (row) => row.pinned,
  can: (scene) =>
    !scene.row.deleted && isOwn(scene) && (scene.row.scope === 'public' || scene.row.scope === 'unlisted'),
  show: (row, on) => ({ ...row, pinned: on }),
  call: setPin,
};
