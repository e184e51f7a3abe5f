import type { WireAttachment, WireEmoji } from '@linnet/api/wire';
import { type CustomEmoji, EMOJI, emojiPath } from '../pictures/emoji';
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

const BY_SHORTCODE = new Map(EMOJI.map((emoji) => [emoji.shortcode, emoji]));

function renderEmoji(emoji: CustomEmoji, origin: string): WireEmoji {
  const url = origin + emojiPath(emoji);
  return { shortcode: emoji.shortcode, url, static_url: url, visible_in_picker: false };
}

/** The custom emoji whose shortcodes are in the texts. */
export function emojiIn(texts: string, origin: string): WireEmoji[] {
  const found = new Set<CustomEmoji>();
  for (const match of texts.matchAll(/:([a-zA-Z0-9_-]+):/g)) {
    const emoji = BY_SHORTCODE.get(match[1] ?? '');
    if (emoji) found.add(emoji);
  }
  return [...found]
    .sort((a, b) => (a.shortcode < b.shortcode ? -1 : 1))
    .map((emoji) => renderEmoji(emoji, origin));
}
