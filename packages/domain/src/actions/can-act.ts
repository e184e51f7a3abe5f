import { isWithheld } from '@linnet/api';
import type { ActionScene } from './action-scene';

/** Whether the viewer is signed in and the status still exists. */
export function canAct({ row, session }: Pick<ActionScene, 'row' | 'session'>): boolean {
  return !row.deleted && session.state !== 'visitor';
}

/** Like `canAct`, for actions that notify the author: servers refuse them when they withhold the author. */
export function canAnswer(scene: Pick<ActionScene, 'row' | 'session'>): boolean {
  return canAct(scene) && !isWithheld(scene.row.accountId);
}
