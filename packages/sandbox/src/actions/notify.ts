import type { Here } from '../server/here';
import { insertNotification, type NotificationRow } from '../store/notifications';
import { followSeen } from '../store/markers';
import type { NewNotification } from './new-notification';
import { isSuppressed } from './suppress-notification';

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
export function notify(here: Here, fresh: NewNotification): NotificationRow | null {
  if (isSuppressed(here, fresh)) return null;
  const row = {
    account_id: fresh.to,
    type: fresh.type,
    from_account_id: fresh.from,
    ...subjectOf(fresh),
    created_at: fresh.at ?? here.now(),
    seen: fresh.seen ? 1 : 0,
  };
  const id = insertNotification(here.db, row);
  if (here.manner.marksSeen) followSeen(here.db, fresh.to, row.created_at);
  return { ...row, id };
}

export function tellNotification(here: Here, notification: NotificationRow | null): void {
  if (notification) here.hub.tell({ kind: 'notification', notification });
}
