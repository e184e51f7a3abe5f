import {
  dismissNotification,
  dismissNotificationGroup,
  dismissNotifications,
  type Call,
  type NotificationId,
} from '@linnet/api';
import type { NotificationRow } from './notification-row';

/** As many as an address surely holds. */
const MOST_IN_ONE = 40;

/** One call, and the rows that it puts away. */
interface Dismissal {
  readonly call: Call<undefined>;
  readonly rows: readonly NotificationRow[];
}

/**
 * The fewest calls that put these away. What stands for a group is dismissed with all of it, together with what was
 * told of it one by one. `takesMany`: the server takes several in one call.
 */
export function dismissals(rows: readonly NotificationRow[], takesMany: boolean): readonly Dismissal[] {
  const joins = (row: NotificationRow, { groupKey }: NotificationRow): boolean =>
    row.group === null && groupKey !== null && row.groupKey === groupKey;
  const groups = rows.flatMap((head) => {
    if (head.group === null) return [];
    const { key } = head.group;
    return [{ call: dismissNotificationGroup(key), rows: [head, ...rows.filter((row) => joins(row, head))] }];
  });
  const covered = new Set<NotificationId>(groups.flatMap((group) => group.rows.map(({ id }) => id)));
  const alone = rows.filter(({ id }) => !covered.has(id));
  if (!takesMany || alone.length === 1)
    return [...groups, ...alone.map((row) => ({ call: dismissNotification(row.id), rows: [row] }))];
  return [...groups, ...inParts(alone)];
}

function inParts(rows: readonly NotificationRow[]): Dismissal[] {
  const parts = Array.from({ length: Math.ceil(rows.length / MOST_IN_ONE) }, (_, at) =>
    rows.slice(at * MOST_IN_ONE, (at + 1) * MOST_IN_ONE),
  );
  return parts.map((part) => ({ call: dismissNotifications(part.map(({ id }) => id)), rows: part }));
}
