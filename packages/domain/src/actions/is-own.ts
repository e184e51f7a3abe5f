import type { ActionScene } from './action-scene';

/** Whether the viewer is the author. */
export function isOwn({ row, session }: Pick<ActionScene, 'row' | 'session'>): boolean {
  return session.state !== 'visitor' && session.accountId === row.accountId;
}
