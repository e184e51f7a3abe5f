import type { NotificationType } from '../store/notifications';

/** A notification that is to be stored. */
export interface NewNotification {
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
