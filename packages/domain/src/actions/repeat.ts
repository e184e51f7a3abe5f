import { setRepeat } from '@linnet/api';
import type { StatusRow } from '../graph/rows';
import { canAnswer } from './can-act';
import { stepCount } from './step-count';
import type { ToggleAction } from './toggle-action';

/** Private and direct statuses cannot be repeated; a lock stands in the button's place. */
export function isRepeatable(row: StatusRow): boolean {
  return row.scope !== 'private' && row.scope !== 'direct' && row.scope !== 'list';
}

export const repeat: ToggleAction = {
  name: 'repeat',
  asks: 'modalOnRepeat',
  isOn: (row) => row.repeated,
  can: (scene) => canAnswer(scene) && isRepeatable(scene.row),
  show: (row, on) => ({ ...row, repeated: on, repeatsCount: stepCount(row.repeatsCount, row.repeated, on) }),
  call: setRepeat,
};
