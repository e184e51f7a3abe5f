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

/** One call, and what it puts away. */
export interface Dismissal {
  readonly call: Call<undefined>;
  readonly ids: readonly NotificationId[];
  /** With all that is older than these and belongs to the same, known or not. */
  readonly groupKey: string | null;
}

interface DismissalsOptions {
  /** What is known of them, of which there may be none. */
  readonly rows: readonly NotificationRow[];
  /** The server takes several in one call. */
  readonly takesMany: boolean;
}

/**
 * The fewest calls that put these away. What stands for a group is dismissed with all of it, together with what was
 * told of it one by one.
 */
export function dismissals(
  ids: readonly NotificationId[],
  { rows, takesMany }: DismissalsOptions,
): readonly Dismissal[] {
  const joins = (row: NotificationRow, { groupKey }: NotificationRow): boolean =>
    row.group === null && groupKey !== null && row.groupKey === groupKey;
  const groups = rows.flatMap((head) => {
    if (head.group === null) return [];
    const { groupKey, group } = head;
    const members = [head, ...rows.filter((row) => joins(row, head))];
    return [{ call: dismissNotificationGroup(group.key), ids: members.map(({ id }) => id), groupKey }];
  });
  const covered = new Set<NotificationId>(groups.flatMap((group) => group.ids));
  const alone = ids.filter((id) => !covered.has(id));
  if (takesMany && alone.length > 1) return [...groups, ...inParts(alone)];
  return [...groups, ...alone.map((id) => ({ call: dismissNotification(id), ids: [id], groupKey: null }))];
}

function inParts(ids: readonly NotificationId[]): Dismissal[] {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_IN_ONE) }, (_, at) =>
    ids.slice(at * MOST_IN_ONE, (at + 1) * MOST_IN_ONE),
  );
  return parts.map((part) => ({ call: dismissNotifications(part), ids: part, groupKey: null }));
}
