import type { ActionScene } from './action-scene';

/** There is somebody to do it, and something to do it with. */
export function canAct({ row, session }: Pick<ActionScene, 'row' | 'session'>): boolean {
  return !row.deleted && session.state !== 'visitor';
}
