import type { AccountId } from '@linnet/api';
import { notificationKinds, type KindSetting } from './notification-kind';
import type { NotificationListState } from './notification-list-state';
import type { NotificationRow } from './notification-row';

/** Seen ones that are shown at first, and how many more at each step down. */
export const SEEN_AT_FIRST = 30;
export const MORE_AT_ONCE = 20;

export interface ShownOptions {
  /** Which kinds the person wants to see. */
  readonly visible: Readonly<Record<KindSetting, boolean>>;
  /** How many seen ones. */
  readonly seen: number;
  readonly unseenAtTop: boolean;
  readonly groups: boolean;
  /** Those that ask nothing of the person count as seen. */
  readonly ignoresInactionable: boolean;
}

/** One line of the list: a notification, or several of a kind about one status. */
export interface NotificationGroup {
  /** The newest of them. */
  readonly row: NotificationRow;
  readonly rows: readonly NotificationRow[];
  /** Who did it, each once, the latest first; of many only some are known. */
  readonly accountIds: readonly AccountId[];
  /** How many people did it. */
  readonly people: number;
  /** It stands out as new. */
  readonly isUnseen: boolean;
  /** The same while others join it. */
  readonly key: string;
}

export interface Shown {
  readonly groups: readonly NotificationGroup[];
  /** How many notifications are new, as far as is known. */
  readonly unseen: number;
  /** There are more that are new: further down than the list goes, where the server does not count them. */
  readonly isMoreUnseen: boolean;
  /** There are more than are shown. */
  readonly hasMore: boolean;
}

/** Whether a notification is of a kind that the person wants to see. */
function isVisible({ kind }: NotificationRow, visible: ShownOptions['visible']): boolean {
  const { setting } = notificationKinds[kind];
  return setting === null || visible[setting];
}

/** Whether it stands out as new. */
function isUnseen(row: NotificationRow, ignoresInactionable: boolean): boolean {
  return !row.seen && (!ignoresInactionable || notificationKinds[row.kind].isActionable);
}

type Known = Pick<NotificationListState, 'rows' | 'ended' | 'unseenBelow'>;

/** What of the rows, the newest first, is shown, and how. */
export function shownNotifications({ rows, ended, unseenBelow }: Known, options: ShownOptions): Shown {
  const wanted = rows.filter((row) => isVisible(row, options.visible));
  const all = gather(wanted, options);
  let seen = 0;
  const within = all.filter((group) => group.isUnseen || (seen += 1) <= options.seen);
  const groups = options.unseenAtTop
    ? [...within.filter((group) => group.isUnseen), ...within.filter((group) => !group.isUnseen)]
    : within;
  return {
    groups,
    ...countAll({ rows: wanted, ended, unseenBelow }, options),
    hasMore: within.length < all.length,
  };
}

/** Where even the last row is new, those below may be so too. */
function countAll(
  { rows, ended, unseenBelow }: Known,
  options: ShownOptions,
): Pick<Shown, 'unseen' | 'isMoreUnseen'> {
  const unseen = countUnseen(rows, options);
  const goesOn = unseen > 0 && !ended && rows.at(-1)?.seen === false;
  // The server counts each of them, also what asks nothing of the person.
  const below = options.ignoresInactionable ? null : unseenBelow;
  if (!goesOn) return { unseen, isMoreUnseen: false };
  return { unseen: unseen + (below ?? 0), isMoreUnseen: below === null };
}

/** What a server tells as one counts as one, however it came. */
function countUnseen(rows: readonly NotificationRow[], options: ShownOptions): number {
  const unseen = rows.filter((row) => isUnseen(row, options.ignoresInactionable));
  return new Set(unseen.map(({ id, groupKey }) => (options.groups && groupKey) || id)).size;
}

function gather(rows: readonly NotificationRow[], options: ShownOptions): readonly NotificationGroup[] {
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
    return [{ key, row, rows: of, accountIds, people: countPeople(of, accountIds.length), isUnseen: isNew }];
  });
}

function peopleOf({ accountId, group }: NotificationRow): readonly AccountId[] {
  if (group !== null) return group.accountIds;
  return accountId === null ? [] : [accountId];
}

/** A person reacts to a post with several emoji, and does everything else once. */
function countPeople(rows: readonly NotificationRow[], known: number): number {
  const told = rows.map(({ kind, group }) => (kind === 'reaction' ? 1 : (group?.count ?? 1)));
  return Math.max(known, ...(rows.some(({ group }) => group !== null) ? [sum(told)] : []));
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** What the server puts together; else what is of one kind about one status, and reactions with one emoji. */
function keyOf({ id, kind, statusId, emoji, groupKey }: NotificationRow): string {
  if (groupKey !== null) return groupKey;
  if (!notificationKinds[kind].groups || statusId === null) return id;
  return [kind, statusId, emoji?.name ?? ''].join(' ');
}
