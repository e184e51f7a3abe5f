import type { WireAttachment, WireEmoji } from '@linnet/api/wire';
import type { Server } from '../server/server';
import { type EmojiFileRow, emojiAddress, findListedEmoji } from '../store/emoji-packs';
import type { MediaRow } from '../store/statuses/media';

export function renderAttachment(row: MediaRow, origin: string): WireAttachment {
  const url = origin + row.file;
  const kind = row.mime_type.split('/')[0] ?? '';
  const attachment: WireAttachment = {
    id: String(row.id),
    type: ['image', 'video', 'audio'].includes(kind) ? kind : 'unknown',
    url,
    remote_url: row.remote_url ?? url,
    preview_url: url,
    text_url: url,
    description: row.description,
    blurhash: row.blurhash,
    pleroma: row.name === null ? { mime_type: row.mime_type } : { mime_type: row.mime_type, name: row.name },
  };
  if (row.width !== null && row.height !== null) {
    attachment.meta = { original: { width: row.width, height: row.height, aspect: row.width / row.height } };
  }
  return attachment;
}

function renderEmoji(emoji: EmojiFileRow, origin: string): WireEmoji {
  const url = origin + emojiAddress(emoji);
  return { shortcode: emoji.shortcode, url, static_url: url, visible_in_picker: false };
}

/** The custom emoji whose shortcodes are in the texts. */
export function emojiIn(texts: string, { db, origin }: Pick<Server, 'db' | 'origin'>): WireEmoji[] {
  const shortcodes = new Set([...texts.matchAll(/:([a-zA-Z0-9_-]+):/g)].map((match) => match[1] ?? ''));
  if (shortcodes.size === 0) return [];
  return findListedEmoji(db, [...shortcodes]).map((emoji) => renderEmoji(emoji, origin()));
}
