import type { Here } from '../server/here';
import { findFollow } from '../store/follows';
import type { NotificationRow } from '../store/notifications';
import { pairOwners } from '../store/pairs';
import type { StatusRow } from '../store/statuses';
import { notify } from './notify';

function mayRead(here: Here, status: StatusRow, accountId: string): boolean {
  if (status.visibility === 'direct') return false;
  return status.visibility !== 'private' || findFollow(here.db, accountId, status.account_id)?.pending === 0;
}

/**
 * Accounts that subscribed to the author's new statuses. Replies don't count; a mentioned subscriber is notified
 * once.
 */
function subscribers(here: Here, status: StatusRow, mentioned: string[]): string[] {
  if (status.in_reply_to_id !== null) return [];
  const owners = [...pairOwners(here.db, 'subscriptions', status.account_id)];
  return owners.filter((id) => !mentioned.includes(id) && mayRead(here, status, id));
}

/** Stores the notifications of a new status for mentioned accounts and subscribers; the caller emits the events. */
export function notifyOfStatus(here: Here, status: StatusRow, mentioned: string[]): NotificationRow[] {
  const about = { from: status.account_id, statusId: status.id, at: status.created_at };
  return [
    ...mentioned.flatMap((to) => notify(here, { ...about, to, type: 'mention' }) ?? []),
    ...subscribers(here, status, mentioned).flatMap(
      (to) => notify(here, { ...about, to, type: 'status' }) ?? [],
    ),
  ];
}
