import type { Call, Status, StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import type { StatusRow } from '../graph/rows';
import type { SettingKey } from '../settings/start-settings';
import type { ActionScene } from './action-scene';

export type ToggleName = 'favourite' | 'repeat' | 'bookmark' | 'pin' | 'mute' | 'react';

/** An action that is on or off. Buttons, menus, keys and the command bar all run this one definition. */
export interface ToggleAction {
  name: ToggleName;
  /** Set when this undoes what was just done: no notice is shown. */
  isUndo?: true;
  /** Identifies what is on or off, where actions of one name are independent of each other. Defaults to the name. */
  key?: string;
  /** The setting that decides whether the viewer must confirm before the action is switched on. */
  confirmationSetting?: SettingKey & `modalOn${string}`;
  isOn: (row: StatusRow) => boolean;
  can: (scene: ActionScene) => boolean;
  /** The row with the action applied. Pure: it is applied to whatever the row is at that time. */
  show: (row: StatusRow, on: boolean) => StatusRow;
  /** Ids of other statuses that the action changes in the same way. */
  also?: (graph: Graph, row: StatusRow) => StatusId[];
  call: (id: StatusId, on: boolean) => Call<Status>;
}
