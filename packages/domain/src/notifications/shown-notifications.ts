import type { AccountId } from '@linnet/api';
import { notificationKinds, type KindSetting } from './notification-kind';
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

/** Whether the viewer wants to see the kind of a notification. */
function isVisible({ kind }: NotificationRow, visible: ShownOptions['visible']): boolean {
  const { setting } = notificationKinds[kind];
  return setting === null || visible[setting];
}

/** Whether it is highlighted as new. */
function isUnseen(row: NotificationRow, ignoresInactionable: boolean): boolean {
  return !row.seen && (!ignoresInactionable || notificationKinds[row.kind].isActionable);
}

type Known = Pick<NotificationListState, 'rows' | 'ended' | 'unseenBelow'>;

/** The entries to show for the rows, the newest first. */
export function shownNotifications({ rows, ended, unseenBelow }: Known, options: ShownOptions): Shown {
  const wanted = rows.filter((row) => isVisible(row, options.visible));
  const all = groupRows(wanted, options);
  let seen = 0;
  const within = all.filter((group) => group.isUnseen || (seen += 1) <= options.seenCount);
  const groups = options.unseenAtTop
    ? [...within.filter((group) => group.isUnseen), ...within.filter((group) => !group.isUnseen)]
    : within;
  return {
    groups,
    ...countAll({ rows: wanted, ended, unseenBelow }, options),
    hasMore: within.length < all.length,
  };
}

/** Counts what is new. If even the oldest loaded row is new, those that are not loaded may be new too. */
function countAll(
  { rows, ended, unseenBelow }: Known,
  options: ShownOptions,
): Pick<Shown, 'unseen' | 'isMoreUnseen'> {
  const unseen = countUnseen(rows, options);
  const continuesBelow = unseen > 0 && !ended && rows.at(-1)?.seen === false;
  // The server counts all of them, including those that the viewer need not act on.
  const below = options.ignoresInactionable ? null : unseenBelow;
  if (!continuesBelow) return { unseen, isMoreUnseen: false };
  return { unseen: unseen + (below ?? 0), isMoreUnseen: below === null };
}

/** Counts unseen rows. A group of the server counts as one, whether it came as a group or one by one. */
function countUnseen(rows: readonly NotificationRow[], options: ShownOptions): number {
  const unseen = rows.filter((row) => isUnseen(row, options.ignoresInactionable));
  return new Set(unseen.map(({ id, groupKey }) => (options.groups && groupKey) || id)).size;
}

function groupRows(rows: readonly NotificationRow[], options: ShownOptions): readonly NotificationGroup[] {
  const members = new Map<string, NotificationRow[]>();
  for (const row of rows) {
    const key = options.groups ? keyOf(row) : row.id;
    const known = members.get(key);
    if (known === undefined) members.set(key, [row]);
    else known.push(row);
  }
  return [...members].flatMap(([key, of]) => {
    const [row] = of;
    if (row === undefined) return [];
    const accountIds = [...new Set(of.flatMap(peopleOf))];
    const isNew = of.some((one) => isUnseen(one, options.ignoresInactionable));
    return [
      { key, row, rows: of, accountIds, peopleCount: countPeople(of, accountIds.length), isUnseen: isNew },
    ];
  });
}

function peopleOf({ accountId, group }: NotificationRow): readonly AccountId[] {
  if (group !== null) return group.accountIds;
  return accountId === null ? [] : [accountId];
}

/** Counts the people of an entry: one person may react with several emoji, but does everything else once. */
function countPeople(rows: readonly NotificationRow[], known: number): number {
  const counts = rows.map(({ kind, group }) => (kind === 'reaction' ? 1 : (group?.count ?? 1)));
  return Math.max(known, ...(rows.some(({ group }) => group !== null) ? [sum(counts)] : []));
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** The key of the server's group; without one, the kind with its status, and with the emoji of a reaction. */
function keyOf({ id, kind, statusId, emoji, groupKey }: NotificationRow): string {
  if (groupKey !== null) return groupKey;
  if (!notificationKinds[kind].groups || statusId === null) return id;
  return [kind, statusId, emoji?.name ?? ''].join(' ');
}
