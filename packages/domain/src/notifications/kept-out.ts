import type { NotificationId } from '@linnet/api';
import type { NotificationRow } from './notification-row';

/** As many as a list has rows. */
const MOST = 500;

/**
 * Notifications that were removed from a list and must not come back with a late or repeated event or answer: dismissed
 * ones, and those of accounts that were blocked. They are let in again when the list is rebuilt with them.
 */
export interface KeptOut {
  /** Notes what a change has removed from the list, and added to it. */
  changed(before: readonly NotificationRow[], after: readonly NotificationRow[]): void;
  /** Lets these in, as the list is rebuilt with them. */
  letIn(rows: readonly { id: NotificationId }[]): void;
  without(rows: readonly NotificationRow[]): readonly NotificationRow[];
  clear(): void;
}

export function createKeptOut(): KeptOut {
  const out = new Set<NotificationId>();

  function letIn(rows: readonly { id: NotificationId }[]): void {
    for (const { id } of rows) out.delete(id);
  }

  return {
    changed(before, after) {
      const left = new Set(after.map(({ id }) => id));
      for (const { id } of before) if (!left.has(id)) out.add(id);
      letIn(after);
      for (const oldest of out) {
        if (out.size <= MOST) break;
        out.delete(oldest);
      }
    },
    letIn,
    without: (rows) => (rows.some(({ id }) => out.has(id)) ? rows.filter(({ id }) => !out.has(id)) : rows),
    clear: () => out.clear(),
  };
}
