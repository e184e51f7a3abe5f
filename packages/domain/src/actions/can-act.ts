import { isWithheld } from '@linnet/api';
import type { ActionScene } from './action-scene';

/** Whether the viewer is the author. */
export function isOwn({ row, session }: Pick<ActionScene, 'row' | 'session'>): boolean {
  return session.state !== 'visitor' && session.accountId === row.accountId;
}

/** Whether the viewer is signed in and the status still exists. */
export function canAct({ row, session }: Pick<ActionScene, 'row' | 'session'>): boolean {
  return !row.deleted && session.state !== 'visitor';
}

/** Like `canAct`, for actions that notify the author: servers refuse such actions if they hide who the author is. */
export function canInteract(scene: Pick<ActionScene, 'row' | 'session'>): boolean {
  return canAct(scene) && !isWithheld(scene.row.accountId);
}

/** Whether the viewer is the author and the server supports editing. */
export function canEdit(scene: ActionScene): boolean {
  return !scene.row.deleted && isOwn(scene) && scene.has('editing');
}

/** Whether the viewer may quote a status: any public, unlisted or local one, and their own for followers. */
export function canQuote(scene: Pick<ActionScene, 'row' | 'session'>): boolean {
  const { row } = scene;
  if (!canInteract(scene)) return false;
  return ['public', 'unlisted', 'local'].includes(row.scope) || (row.scope === 'private' && isOwn(scene));
}
