import type { Server } from '../server/server';
import { pairOwners } from '../store/accounts/account-lists';
import { findAccount } from '../store/accounts/accounts';
import { removeExpiredFilters, isFilteredOut } from '../store/filters';
import { findIdentity } from '../store/accounts/identities';
import { type NotificationRow, type NotificationType, insertNotification } from '../store/notifications';
import { findFollow } from '../store/accounts/relationships';
import { moveReadMarker } from '../store/accounts/settings';
import type { StatusRow } from '../store/statuses/statuses';

/** A notification that is to be stored. */
interface NewNotification {
  to: string;
  from: string;
  type: NotificationType;
  /** The status that the notification shows: for a mention the new one, for a favourite the receiver's. */
  statusId?: string | null;
  /** Of a reaction: the emoji itself, or `:shortcode:`. */
  emoji?: string;
  /** The picture of a custom emoji. */
  emojiUrl?: string | null;
  /** For a move: the new account. */
  targetId?: string;
  chatMessageId?: string;
  reportId?: string;
  /** For a notification in the past. */
  at?: number;
  seen?: boolean;
}

/** Finds whether the receiver blocks the other account or its domain, or mutes its notifications. */
const BLOCKED_OR_MUTED = `
  select 1 where exists (select 1 from blocks where account_id = ?1 and target_id = ?2)
  or exists (
    select 1 from mutes where account_id = ?1 and target_id = ?2 and notifications = 1
    and (expires_at is null or expires_at > ?3))
  or exists (
    select 1 from accounts a join domain_blocks d on d.domain = a.host
    where a.id = ?2 and d.account_id = ?1
    and not exists (select 1 from follows where follower_id = ?1 and followed_id = ?2 and pending = 0))`;

const FOLLOWS = 'select 1 from follows where follower_id = ? and followed_id = ? and pending = 0';

const THREAD_MUTED = `
  select 1 from statuses s join thread_mutes t on t.context = s.context
  where s.id = ? and t.account_id = ? and (t.expires_at is null or t.expires_at > ?)`;

function isUnwantedStatus(server: Server, { to, statusId }: NewNotification): boolean {
  if (statusId === null || statusId === undefined) return false;
  if (server.db.one(THREAD_MUTED, statusId, to, server.now())) return true;
  removeExpiredFilters(server.db, server.now());
  return isFilteredOut(server.db, { viewerId: to, statusId });
}

/** Whether the receiver is not notified. The end of a poll is also notified to the poll's own author. */
function isSuppressed(server: Server, fresh: NewNotification): boolean {
  const { to, from, type } = fresh;
  if (findAccount(server.db, to)?.host !== null) return true;
  if (to === from) return type !== 'poll';
  if (server.db.one(BLOCKED_OR_MUTED, to, from, server.now())) return true;
  if (isUnwantedStatus(server, fresh)) return true;
  if (type === 'poll' || findIdentity(server.db, to).block_from_strangers === 0) return false;
  return server.db.one(FOLLOWS, to, from) === undefined;
}

/** The columns that say what a notification is about. */
function subjectOf(fresh: NewNotification) {
  const { statusId, emoji, emojiUrl, targetId, chatMessageId, reportId } = fresh;
  return {
    status_id: statusId ?? null,
    emoji: emoji ?? null,
    emoji_url: emojiUrl ?? null,
    target_id: targetId ?? null,
    chat_message_id: chatMessageId ?? null,
    report_id: reportId ?? null,
  };
}

/**
 * Stores a notification; null where there is none: people are not notified of their own acts, of accounts that they
 * block or mute, or of muted conversations, and accounts of other servers are never notified. The caller emits the
 * event after the transaction.
 */
export function notify(server: Server, fresh: NewNotification): NotificationRow | null {
  if (isSuppressed(server, fresh)) return null;
  const row = {
    account_id: fresh.to,
    type: fresh.type,
    from_account_id: fresh.from,
    ...subjectOf(fresh),
    created_at: fresh.at ?? server.now(),
    seen: fresh.seen ? 1 : 0,
  };
  const id = insertNotification(server.db, row);
  if (server.behaviour.movesReadMarker) moveReadMarker(server.db, fresh.to, row.created_at);
  return { ...row, id };
}

export function emitNotification(server: Server, notification: NotificationRow | null): void {
  if (notification) server.hub.emit({ kind: 'notification', notification });
}

function mayRead(server: Server, status: StatusRow, accountId: string): boolean {
  if (status.visibility === 'direct') return false;
  return (
    status.visibility !== 'private' || findFollow(server.db, accountId, status.account_id)?.pending === 0
  );
}

/**
 * Accounts that subscribed to the author's new statuses. Replies don't count; a mentioned subscriber is notified
 * once.
 */
function subscribers(server: Server, status: StatusRow, mentioned: string[]): string[] {
  if (status.in_reply_to_id !== null) return [];
  const owners = [...pairOwners(server.db, 'subscriptions', status.account_id)];
  return owners.filter((id) => !mentioned.includes(id) && mayRead(server, status, id));
}

/** Stores the notifications of a new status for mentioned accounts and subscribers; the caller emits the events. */
export function notifyOfStatus(server: Server, status: StatusRow, mentioned: string[]): NotificationRow[] {
  const about = { from: status.account_id, statusId: status.id, at: status.created_at };
  return [
    ...mentioned.flatMap((to) => notify(server, { ...about, to, type: 'mention' }) ?? []),
    ...subscribers(server, status, mentioned).flatMap(
      (to) => notify(server, { ...about, to, type: 'status' }) ?? [],
    ),
  ];
}
