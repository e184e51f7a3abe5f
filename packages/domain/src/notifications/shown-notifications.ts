import type { AccountId } from '@linnet/api';
import { notificationKinds, type KindSetting } from './notification-kind';
import { isVisible } from './wanted-notifications';
import type { NotificationListState, NotificationRow } from './notification-row';

/** How many seen notifications are shown at first, and how many more each time somebody scrolls to the end. */
export const SEEN_AT_FIRST = 30;
export const MORE_AT_ONCE = 20;

export interface ShownOptions {
  /** Which kinds the viewer wants to see. */
  readonly visible: Readonly<Record<KindSetting, boolean>>;
  /** How many seen ones to show. */
  readonly seenCount: number;
  readonly unseenAtTop: boolean;
  readonly groups: boolean;
  /** Whether notifications that the viewer need not act on count as seen. */
  readonly ignoresInactionable: boolean;
}

/** One entry of the list: a notification, or several of a kind about one status. */
export interface NotificationGroup {
  /** The newest of them. */
  readonly row: NotificationRow;
  readonly rows: readonly NotificationRow[];
  /** Who caused it, each once, the latest first; of many only some are known. */
  readonly accountIds: readonly AccountId[];
  /** How many accounts caused it. */
  readonly peopleCount: number;
  /** Whether it is highlighted as new. */
  readonly isUnseen: boolean;
  /** Stays the same while others join the group. */
  readonly key: string;
}

export interface Shown {
  readonly groups: readonly NotificationGroup[];
  /** How many notifications are new, as far as is known. */
  readonly unseen: number;
  /** Whether older ones that are not loaded are new too, in a number that the server does not tell. */
  readonly isMoreUnseen: boolean;
  /** Whether there are more groups than are shown. */
  readonly hasMore: boolean;
}

type Known = Pick<NotificationListState, 'rows' | 'ended' | 'unseenBelow'>;

/** The entries to show for the rows, the newest first. */
export function shownNotifications({ rows, ended, unseenBelow }: Known, options: ShownOptions): Shown {
  const wanted = rows.filter(({ kind }) => isVisible(kind, options.visible));
  const all = groupRows(wanted, options);
  let seen = 0;
  const within = all.filter((group) => group.isUnseen || (seen += 1) <= options.seenCount);
  const unseen = countUnseen(wanted, options);
  // If even the oldest loaded row is new, those that are not loaded may be new too.
  const continuesBelow = unseen > 0 && !ended && wanted.at(-1)?.seen === false;
  // The server counts all of them, including those that the viewer need not act on.
  const below = options.ignoresInactionable ? null : unseenBelow;
  return {
    groups: options.unseenAtTop ? within.toSorted((a, b) => Number(b.isUnseen) - Number(a.isUnseen)) : within,
    unseen: continuesBelow ? unseen + (below ?? 0) : unseen,
    isMoreUnseen: continuesBelow && below === null,
    hasMore: within.length < all.length,
  };
}

/** Whether a row is highlighted as new. */
function isUnseen({ kind, seen }: NotificationRow, { ignoresInactionable }: ShownOptions): boolean {
  return !seen && (!ignoresInactionable || notificationKinds[kind].isActionable);
}

/** Counts unseen rows. A group of the server counts as one, whether it came as a group or one by one. */
function countUnseen(rows: readonly NotificationRow[], options: ShownOptions): number {
  const unseen = rows.filter((row) => isUnseen(row, options));
  return new Set(unseen.map(({ id, groupKey }) => (options.groups && groupKey) || id)).size;
}

function groupRows(all: readonly NotificationRow[], options: ShownOptions): readonly NotificationGroup[] {
  const members = new Map<string, [NotificationRow, ...NotificationRow[]]>();
  for (const row of all) {
    const key = options.groups ? keyOf(row) : row.id;
    const known = members.get(key);
    if (known === undefined) members.set(key, [row]);
    else known.push(row);
  }
  return [...members].map(([key, rows]) => {
    const accountIds = [...new Set(rows.flatMap(peopleOf))];
    const peopleCount = countPeople(rows, accountIds.length);
    const isNew = rows.some((row) => isUnseen(row, options));
    return { key, row: rows[0], rows, accountIds, peopleCount, isUnseen: isNew };
  });
}

function peopleOf({ accountId, group }: NotificationRow): readonly AccountId[] {
  return group?.accountIds ?? (accountId === null ? [] : [accountId]);
}

/** Counts the people of an entry: one person may react with several emoji, but does everything else once. */
function countPeople(rows: readonly NotificationRow[], known: number): number {
  if (rows.every(({ group }) => group === null)) return known;
  const counts = rows.map(({ kind, group }) => (kind === 'reaction' ? 1 : (group?.count ?? 1)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return Math.max(known, total);
}

/** The key of the server's group; without one, the kind with its status, and with the emoji of a reaction. */
function keyOf({ id, kind, statusId, emoji, groupKey }: NotificationRow): string {
  if (groupKey !== null) return groupKey;
  if (!notificationKinds[kind].groups || statusId === null) return id;
  return [kind, statusId, emoji?.name ?? ''].join(' ');
}
