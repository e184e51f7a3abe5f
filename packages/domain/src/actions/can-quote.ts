import { canAnswer } from './can-act';
import type { ActionScene } from './action-scene';
import { isOwn } from './is-own';

/** What everybody on the server may see can be quoted, and one's own for followers; never what is direct. */
export function canQuote(scene: Pick<ActionScene, 'row' | 'session'>): boolean {
  const { row } = scene;
  if (!canAnswer(scene)) return false;
  return ['public', 'unlisted', 'local'].includes(row.scope) || (row.scope === 'private' && isOwn(scene));
}
