import type { NotificationType } from '../store/notifications';

/** Something that somebody is to be told of. */
export interface NewNotification {
  to: string;
  from: string;
  type: NotificationType;
  /** The status that the notification shows: the post itself of a mention, the receiver's of a favourite. */
  statusId?: string | null;
  /** Of a reaction: the emoji itself, or `:shortcode:`. */
  emoji?: string;
  /** The picture of a custom emoji. */
  emojiUrl?: string | null;
  /** Of a move: the new account. */
  targetId?: string;
  chatMessageId?: string;
  reportId?: string;
  /** For the past. */
  at?: number;
  seen?: boolean;
}
