import type { ActionScene } from './action-scene';

/** The reader wrote it. */
export function isOwn({ row, session }: Pick<ActionScene, 'row' | 'session'>): boolean {
  return session.state !== 'visitor' && session.accountId === row.accountId;
}
