import type { AnnouncementId } from '../model/ids';
import { readEmojis } from './status-contents';
import {
  type ModelOf,
  objectReader,
  readerWithId,
  readCount,
  readFlag,
  readFlagOrNull,
  readObject,
  readRows,
  readText,
  readTextOrNull,
  readTime,
  readWebAddress,
} from './read';

export type AnnouncementReaction = ModelOf<typeof readReaction>;

const readReaction = objectReader((json) => {
  const name = readText(json, 'name');
  if (name === '') return undefined;
  return {
    name,
    count: readCount(json, 'count'),
    me: readFlag(json, 'me'),
    url: readWebAddress(json, 'url'),
  };
});

/** A message of the staff to everybody. */
export type Announcement = ModelOf<typeof readAnnouncement>;

/** Undefined without an id. */
export const readAnnouncement = readerWithId((json, id: AnnouncementId) => ({
  id,
  /** HTML. */
  content: readText(json, 'content'),
  /** The source text; only staff get it. */
  rawContent: readTextOrNull(readObject(json, 'pleroma'), 'raw_content'),
  startsAt: readTime(json, 'starts_at'),
  endsAt: readTime(json, 'ends_at'),
  allDay: readFlag(json, 'all_day'),
  publishedAt: readTime(json, 'published_at'),
  updatedAt: readTime(json, 'updated_at'),
  /** Null in the list for staff. */
  read: readFlagOrNull(json, 'read'),
  emojis: readEmojis(json),
  /** Only Mastodon has them. */
  reactions: readRows(json, 'reactions', { limit: 200, row: readReaction }),
}));
