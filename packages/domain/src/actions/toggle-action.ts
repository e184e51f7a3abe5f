import type { Call, Status, StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import type { StatusRow } from '../graph/rows';
import type { SettingKey } from '../settings/start-settings';
import type { ActionScene } from './action-scene';

export type ToggleName = 'favourite' | 'repeat' | 'bookmark' | 'pin' | 'mute' | 'react';

/** An action that is on or off. Button, menu, key and command bar all run this one definition. */
export interface ToggleAction {
  name: ToggleName;
  /** It takes back what was done just now: nothing is told of it. */
  isUndo?: true;
  /** What has wishes of its own, where several actions of one name do not exclude each other; the name if left out. */
  key?: string;
  /** The setting that wants a question before it is switched on. */
  asks?: SettingKey & `modalOn${string}`;
  isOn: (row: StatusRow) => boolean;
  can: (scene: ActionScene) => boolean;
  /** The row as it will look; pure over whatever the fact is by then. */
  show: (row: StatusRow, on: boolean) => StatusRow;
  /** The other statuses that it changes in the same way. */
  also?: (graph: Graph, row: StatusRow) => StatusId[];
  call: (id: StatusId, on: boolean) => Call<Status>;
}
