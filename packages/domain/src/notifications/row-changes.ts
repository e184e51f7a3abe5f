import type { NotificationId, AccountId } from '@linnet/api';
import { compareIds } from '../kernel/feed/ids';
import { mergeRows } from '../kernel/feed/merge-rows';
import { changeEach, withoutRows, type ChangeRows } from '../kernel/feed/shared-changes';
import { isPlainObject } from '../kernel/json-record';
import type { NotificationRow } from './notification-row';

/**
 * Merges rows into the known ones, the newest first, each once; of two with the same id the arrived one counts. A row
 * that stands for a group replaces the older rows of that group.
 */
export function placeNotifications(
  known: readonly NotificationRow[],
  arrived: readonly NotificationRow[],
): readonly NotificationRow[] {
  const groupsAbove = new Set<string>();
  return mergeRows(known, arrived).filter(({ groupKey, group }) => {
    if (groupKey === null) return true;
    if (groupsAbove.has(groupKey)) return false;
    if (group !== null) groupsAbove.add(groupKey);
    return true;
  });
}

/**
 * Replaces an accepted follow request by a follow, or removes a rejected one. The server may have sent the follow
 * already, not yet marked as seen.
 */
export function withAnswer(account: AccountId, accepted: boolean): ChangeRows<NotificationRow> {
  return changeEach((row) => {
    if (row.accountId !== account) return row;
    const isRequest = row.kind === 'follow_request';
    if (!accepted) return isRequest ? null : row;
    const isUnseenFollow = row.kind === 'follow' && row.group === null && !row.seen;
    return isRequest || isUnseenFollow ? { ...row, kind: 'follow', type: 'follow', seen: true } : row;
  });
}

/** Removes the rows of these accounts. A group loses the accounts, and stays while others remain. */
export function withoutPeople(isOne: (account: AccountId) => boolean): ChangeRows<NotificationRow> {
  return changeEach((row) => {
    const { accountId, group } = row;
    if (group === null) return accountId !== null && isOne(accountId) ? null : row;
    const accountIds = group.accountIds.filter((id) => !isOne(id));
    const goneCount = group.accountIds.length - accountIds.length;
    const [latest] = accountIds;
    if (goneCount === 0) return row;
    if (latest === undefined) return null;
    return { ...row, accountId: latest, group: { ...group, accountIds, count: group.count - goneCount } };
  });
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
  if (!isPlainObject(message)) return null;
  const { gone, groupKey, clearedUpTo, answered, accepted } = message;
  if (Array.isArray(gone)) {
    const ids = gone.filter(isId<NotificationId>);
    return { gone: ids, groupKey: typeof groupKey === 'string' ? groupKey : null };
  }
  if (isId<NotificationId>(clearedUpTo)) return { clearedUpTo };
  if (!isId<AccountId>(answered) || accepted === undefined) return null;
  return { answered, accepted: accepted === true };
}

/** The change that a message makes to a list. */
export function changeOf(message: NotificationMessage): ChangeRows<NotificationRow> {
  if ('answered' in message) return withAnswer(message.answered, message.accepted);
  if ('clearedUpTo' in message) return withoutRows(({ id }) => compareIds(id, message.clearedUpTo) <= 0);
  const { gone, groupKey } = message;
  const isOlder = (id: NotificationId): boolean => gone.some((one) => compareIds(id, one) < 0);
  return withoutRows(
    (row) => gone.includes(row.id) || (groupKey !== null && row.groupKey === groupKey && isOlder(row.id)),
  );
}

export function isId<Id extends string>(value: unknown): value is Id {
  return typeof value === 'string' && value !== '';
}
