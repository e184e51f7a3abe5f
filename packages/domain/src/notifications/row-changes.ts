import type { NotificationId, AccountId } from '@linnet/api';
import { compareIds } from '../kernel/feed/ids';
import type { ChangeRows } from '../kernel/feed/shared-changes';
import type { NotificationRow } from './notification-row';

/**
 * Merges rows into the known ones, the newest first, each once; of two with the same id the arrived one counts. A row
 * that stands for a group replaces the single rows of that group.
 */
export function placeNotifications(
  known: readonly NotificationRow[],
  arrived: readonly NotificationRow[],
): readonly NotificationRow[] {
  const rows = new Map(known.map((row) => [row.id, row]));
  for (const row of arrived) {
    const before = rows.get(row.id);
    if (before === undefined || JSON.stringify(before) !== JSON.stringify(row)) rows.set(row.id, row);
  }
  return withoutGroupDuplicates([...rows.values()].sort((a, b) => compareIds(b.id, a.id)));
}

/** Removes rows that belong to the group of a newer row. */
function withoutGroupDuplicates(rows: readonly NotificationRow[]): readonly NotificationRow[] {
  const seen = new Set<string>();
  return rows.filter(({ groupKey, group }) => {
    if (groupKey === null) return true;
    if (seen.has(groupKey)) return false;
    if (group !== null) seen.add(groupKey);
    return true;
  });
}

/** Removes matching rows; returns the same array when there are none. */
export function without(isGone: (row: NotificationRow) => boolean): ChangeRows<NotificationRow> {
  return (rows) => (rows.some(isGone) ? rows.filter((row) => !isGone(row)) : rows);
}

/** Removes the rows with these ids, and everything older than them in the group, if `groupKey` is given. */
function withoutThese(
  ids: readonly NotificationId[],
  groupKey: string | null = null,
): ChangeRows<NotificationRow> {
  const gone = new Set(ids);
  const isOlder = (id: NotificationId): boolean => ids.some((one) => compareIds(id, one) < 0);
  return without(
    (row) => gone.has(row.id) || (groupKey !== null && row.groupKey === groupKey && isOlder(row.id)),
  );
}

const withoutUpTo = (newest: NotificationId): ChangeRows<NotificationRow> =>
  without(({ id }) => compareIds(id, newest) <= 0);

/**
 * Replaces an accepted follow request by a follow, or removes a rejected one. The server may have sent the follow
 * already, not yet marked as seen.
 */
export function withAnswer(account: AccountId, accepted: boolean): ChangeRows<NotificationRow> {
  const isRequest = ({ kind, accountId }: NotificationRow): boolean =>
    kind === 'follow_request' && accountId === account;
  if (!accepted) return without(isRequest);
  const becomesFollow = (row: NotificationRow): boolean =>
    isRequest(row) || (row.kind === 'follow' && row.group === null && row.accountId === account && !row.seen);
  return (rows) =>
    rows.some(becomesFollow)
      ? rows.map((row) => (becomesFollow(row) ? { ...row, kind: 'follow', type: 'follow', seen: true } : row))
      : rows;
}

/** Removes the rows of these accounts. A group loses the accounts, and stays while others remain. */
export function withoutPeople(isOne: (account: AccountId) => boolean): ChangeRows<NotificationRow> {
  return (rows) => {
    const remaining = rows.flatMap((row) => withoutThem(row, isOne));
    return remaining.length === rows.length && remaining.every((row, at) => row === rows[at])
      ? rows
      : remaining;
  };
}

function withoutThem(
  row: NotificationRow,
  isOne: (account: AccountId) => boolean,
): NotificationRow | readonly NotificationRow[] {
  const { accountId, group } = row;
  if (group === null) return accountId !== null && isOne(accountId) ? [] : row;
  const accountIds = group.accountIds.filter((id) => !isOne(id));
  const gone = group.accountIds.length - accountIds.length;
  if (gone === 0) return row;
  const [latest] = accountIds;
  if (latest === undefined) return [];
  return { ...row, accountId: latest, group: { ...group, accountIds, count: group.count - gone } };
}

/** A message between the tabs of one viewer about something that the server has done. */
export type NotificationMessage =
  /** Notifications were dismissed, and everything older in the group, if `groupKey` is given. */
  | { readonly gone: readonly NotificationId[]; readonly groupKey: string | null }
  /** All up to this one were cleared. */
  | { readonly clearedUpTo: NotificationId }
  /** A follow request was accepted or rejected. */
  | { readonly answered: AccountId; readonly accepted: boolean };

/** Null for a message about something else, or from a tab of another version. */
export function readNotificationMessage(message: unknown): NotificationMessage | null {
  if (typeof message !== 'object' || message === null) return null;
  if ('gone' in message && Array.isArray(message.gone)) {
    const groupKey = 'groupKey' in message && typeof message.groupKey === 'string' ? message.groupKey : null;
    return { gone: message.gone.filter(isId<NotificationId>), groupKey };
  }
  if ('clearedUpTo' in message && isId<NotificationId>(message.clearedUpTo))
    return { clearedUpTo: message.clearedUpTo };
  if ('answered' in message && isId<AccountId>(message.answered) && 'accepted' in message)
    return { answered: message.answered, accepted: message.accepted === true };
  return null;
}

/** The change that a message makes to a list. */
export function changeOf(message: NotificationMessage): ChangeRows<NotificationRow> {
  if ('gone' in message) return withoutThese(message.gone, message.groupKey);
  if ('clearedUpTo' in message) return withoutUpTo(message.clearedUpTo);
  return withAnswer(message.answered, message.accepted);
}

export function isId<Id extends string>(value: unknown): value is Id {
  return typeof value === 'string' && value !== '';
}
