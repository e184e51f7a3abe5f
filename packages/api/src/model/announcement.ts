import type { CustomEmoji } from './account';
import type { AnnouncementId } from './ids';

export interface AnnouncementReaction {
  name: string;
  count: number;
  me: boolean;
  url: string | null;
}

/** What the staff tells everybody. */
export interface Announcement {
  id: AnnouncementId;
  /** HTML. */
  content: string;
  /** As it was written; only the staff is told. */
  rawContent: string | null;
  startsAt: string | null;
  endsAt: string | null;
  allDay: boolean;
  publishedAt: string | null;
  updatedAt: string | null;
  /** Null in the staff's own list. */
  read: boolean | null;
  emojis: readonly CustomEmoji[];
  /** Mastodon has them, Pleroma none. */
  reactions: readonly AnnouncementReaction[];
}
