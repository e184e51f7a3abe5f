import type { CustomEmoji } from './account';
import type { AnnouncementId } from './ids';

export interface AnnouncementReaction {
  name: string;
  count: number;
  me: boolean;
  url: string | null;
}

/** A message of the staff to everybody. */
export interface Announcement {
  id: AnnouncementId;
  /** HTML. */
  content: string;
  /** The source text; only staff get it. */
  rawContent: string | null;
  startsAt: string | null;
  endsAt: string | null;
  allDay: boolean;
  publishedAt: string | null;
  updatedAt: string | null;
  /** Null in the list for staff. */
  read: boolean | null;
  emojis: readonly CustomEmoji[];
  /** Only Mastodon has them. */
  reactions: readonly AnnouncementReaction[];
}
