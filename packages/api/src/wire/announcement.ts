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
  /** Only where a person asks for their own list. */
  read?: boolean;
  /** Only in the answers for the staff. */
  pleroma?: { raw_content: string };
}
