import { isWithheld } from '@linnet/api';
import type { ActionScene } from './action-scene';

/** There is somebody to do it, and something to do it with. */
export function canAct({ row, session }: Pick<ActionScene, 'row' | 'session'>): boolean {
  return !row.deleted && session.state !== 'visitor';
}

/** As `canAct`, for what tells the author: servers refuse it where they keep the author to themselves. */
export function canAnswer(scene: Pick<ActionScene, 'row' | 'session'>): boolean {
  return canAct(scene) && !isWithheld(scene.row.accountId);
}
