import type { NotificationId } from '@linnet/api';
import type { NotificationRow } from './notification-row';

/** As many as a list has rows. */
const MOST = 500;

/**
 * Those that went from a list and are not to come back by what is told late, twice or in passing: dismissed ones, and
 * those of people who were put away. What a list begins anew with is there again.
 */
export interface KeptOut {
  /** The list had these, and has those now. */
  changed(before: readonly NotificationRow[], after: readonly NotificationRow[]): void;
  /** The list begins anew with these. */
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
