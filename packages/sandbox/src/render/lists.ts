import type { WireAnnouncement, WireBookmarkFolder, WireList } from '@linnet/api/wire';
import type { Server } from '../server/server';
import { findAccountByName } from '../store/accounts/accounts';
import type { AnnouncementRow } from '../store/announcements';
import type { BookmarkFolderRow } from '../store/statuses/bookmarks';
import type { ListRow } from '../store/accounts/lists';
import { composeContent } from '../text/compose-content';
import { withOrigin } from '../text/plain-text';
import { emojiIn } from './attachments-and-emoji';

export function renderList({ id, title }: ListRow): WireList {
  return { id: String(id), title };
}

export function renderBookmarkFolder(
  server: Server,
  { id, name, emoji }: BookmarkFolderRow,
): WireBookmarkFolder {
  return { id, name, emoji, emoji_url: emojiIn(emoji ?? '', server)[0]?.url ?? null };
}

/** A time without milliseconds. */
function shortTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

const timeOrNull = (ms: number | null) => (ms === null ? null : shortTime(ms));

/** An announcement: for a person whether they have read it, for the staff with the text as it was written. */
export function renderAnnouncement(
  server: Server,
  row: AnnouncementRow,
  audience: { read: boolean } | 'staff',
): WireAnnouncement {
  const resolve = (name: string) => findAccountByName(server.db, name, server.host());
  const content = withOrigin(composeContent(row.source, 'text/plain', resolve).html, server.origin());
  const announcement: WireAnnouncement = {
    id: row.id,
    content,
    starts_at: timeOrNull(row.starts_at),
    ends_at: timeOrNull(row.ends_at),
    all_day: row.all_day === 1,
    published_at: shortTime(row.published_at),
    updated_at: shortTime(row.updated_at),
    mentions: [],
    statuses: [],
    tags: [],
    emojis: emojiIn(content, server),
    reactions: [],
  };
  return audience === 'staff'
    ? { ...announcement, pleroma: { raw_content: row.source } }
    : { ...announcement, read: audience.read };
}
