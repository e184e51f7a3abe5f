import {
  dismissNotification,
  dismissNotificationGroup,
  dismissNotifications,
  type Call,
  type NotificationId,
} from '@linnet/api';
import type { NotificationRow } from './notification-row';

/** Ids that are sure to fit into an address. */
const MOST_IN_ONE = 40;

/** One call, and what it dismisses. */
export interface Dismissal {
  readonly call: Call<undefined>;
  readonly ids: readonly NotificationId[];
  /** Everything older in this group is dismissed with it, whether it is known here or not. */
  readonly groupKey: string | null;
}

interface DismissalsOptions {
  /** The known rows of these ids; there may be none. */
  readonly rows: readonly NotificationRow[];
  /** The server takes several ids in one call. */
  readonly takesMany: boolean;
}

/**
 * The fewest calls that dismiss these. A row that stands for a group is dismissed with the whole group, including its
 * notifications that came one by one.
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
