import type { Announcement, AnnouncementReaction } from '../model/announcement';
import type { AnnouncementId } from '../model/ids';
import { readEmojis } from './status-contents';
import {
  isObject,
  readCount,
  readFlag,
  readFlagOrNull,
  readId,
  readObject,
  readRows,
  readText,
  readTextOrNull,
  readTime,
  readWebAddress,
} from './read';

function readReaction(json: unknown): AnnouncementReaction | undefined {
  if (!isObject(json)) return undefined;
  const name = readText(json, 'name');
  if (name === '') return undefined;
  return {
    name,
    count: readCount(json, 'count'),
    me: readFlag(json, 'me'),
    url: readWebAddress(json, 'url'),
  };
}

/** Undefined without an id. */
export function readAnnouncement(json: unknown): Announcement | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<AnnouncementId>(json, 'id');
  if (id === null) return undefined;
  return {
    id,
    content: readText(json, 'content'),
    rawContent: readTextOrNull(readObject(json, 'pleroma'), 'raw_content'),
    startsAt: readTime(json, 'starts_at'),
    endsAt: readTime(json, 'ends_at'),
    allDay: readFlag(json, 'all_day'),
    publishedAt: readTime(json, 'published_at'),
    updatedAt: readTime(json, 'updated_at'),
    read: readFlagOrNull(json, 'read'),
    emojis: readEmojis(json),
    reactions: readRows(json, 'reactions', { limit: 200, row: readReaction }),
  };
}
