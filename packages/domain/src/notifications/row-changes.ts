import type { AccountId, NotificationId } from '@linnet/api';
import type { NotificationRow } from './notification-row';
import { compareIds } from '../kernel/feed/ids';
import type { ChangeRows } from './standing-changes';

/** Removes matching rows; returns the same array when there are none. */
export function without(isGone: (row: NotificationRow) => boolean): ChangeRows {
  return (rows) => (rows.some(isGone) ? rows.filter((row) => !isGone(row)) : rows);
}

/** Removes these, and everything older than them in the group, if one is named. */
export function withoutThese(ids: readonly NotificationId[], groupKey: string | null = null): ChangeRows {
  const gone = new Set(ids);
  const isOlder = (id: NotificationId): boolean => ids.some((one) => compareIds(id, one) < 0);
  return without(
    (row) => gone.has(row.id) || (groupKey !== null && row.groupKey === groupKey && isOlder(row.id)),
  );
}

export const withoutUpTo = (newest: NotificationId): ChangeRows =>
  without(({ id }) => compareIds(id, newest) <= 0);

/**
 * Replaces an accepted follow request by a follow, or removes a rejected one. The server may have sent the follow
 * already, not yet marked as seen.
 */
export function withAnswer(account: AccountId, accepted: boolean): ChangeRows {
  const asks = ({ kind, accountId }: NotificationRow): boolean =>
    kind === 'follow_request' && accountId === account;
  if (!accepted) return without(asks);
  const isNew = (row: NotificationRow): boolean =>
    asks(row) || (row.kind === 'follow' && row.group === null && row.accountId === account && !row.seen);
  return (rows) =>
    rows.some(isNew)
      ? rows.map((row) => (isNew(row) ? { ...row, kind: 'follow', type: 'follow', seen: true } : row))
      : rows;
}

/** Removes what these accounts did. A group loses them, and stays while others are left. */
export function withoutPeople(isOne: (account: AccountId) => boolean): ChangeRows {
  return (rows) => {
    const left = rows.flatMap((row) => withoutThem(row, isOne));
    return left.length === rows.length && left.every((row, at) => row === rows[at]) ? rows : left;
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
