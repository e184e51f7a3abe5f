import type { ActionScene } from './action-scene';
import { isOwn } from './is-own';

/** Whether the viewer is the author and the server supports editing. */
export function canEdit(scene: ActionScene): boolean {
  return !scene.row.deleted && isOwn(scene) && scene.has('editing');
}
