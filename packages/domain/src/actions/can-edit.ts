import type { ActionScene } from './action-scene';
import { isOwn } from './is-own';

/** Authors change their own, where the server lets them. */
export function canEdit(scene: ActionScene): boolean {
  return !scene.row.deleted && isOwn(scene) && scene.has('editing');
}
