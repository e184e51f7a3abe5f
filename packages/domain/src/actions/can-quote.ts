import { canAnswer } from './can-act';
import type { ActionScene } from './action-scene';
import { isOwn } from './is-own';

/**
 * Whether the viewer may quote a status: public, unlisted and local ones, and their own for followers. Never direct
 * ones.
 */
export function canQuote(scene: Pick<ActionScene, 'row' | 'session'>): boolean {
  const { row } = scene;
  if (!canAnswer(scene)) return false;
  return ['public', 'unlisted', 'local'].includes(row.scope) || (row.scope === 'private' && isOwn(scene));
}
