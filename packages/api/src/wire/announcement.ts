import type { WireEmoji } from './account';

/** Times without milliseconds. */
export interface WireAnnouncement {
  id: string;
  content: string;
  starts_at: string | null;
  ends_at: string | null;
  all_day: boolean;
  published_at: string;
  updated_at: string;
  mentions: unknown[];
  statuses: unknown[];
  tags: unknown[];
  emojis: WireEmoji[];
  reactions: unknown[];
  /** Only in the list for people. */
  read?: boolean;
  /** Only in the responses for staff. */
  pleroma?: { raw_content: string };
}
