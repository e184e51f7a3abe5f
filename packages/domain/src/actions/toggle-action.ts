import type { Call, Status, StatusId } from '@linnet/api';
import type { StatusRow } from '../graph/rows';

export type ToggleName = 'favourite' | 'repeat' | 'bookmark';

/** An action that is on or off. Button, menu, hotkey and command bar all run this one definition. */
export interface ToggleAction {
  name: ToggleName;
  /** The key that does it while a status has the focus. */
  hotkey: string;
  isOn: (row: StatusRow) => boolean;
  can: (row: StatusRow) => boolean;
  /** The row as it will look; pure over whatever the fact is by then. */
  show: (row: StatusRow, on: boolean) => StatusRow;
  call: (id: StatusId, on: boolean) => Call<Status>;
}
