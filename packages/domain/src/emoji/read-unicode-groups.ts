import type { UnicodeEmoji } from './emoji';
import type { EmojiGroup } from './emoji-group';
import { unicodeGroups } from './unicode-groups';

/**
 * Reads the emoji file of a language: for each group in order the rows `[emoji, name, keywords]`, with the five skin
 * tones as a fourth element where there are some. Our own build wrote the file; throws for another file in its place
 * (such as an index page).
 */
export function readUnicodeGroups(json: unknown): readonly EmojiGroup[] {
  if (!Array.isArray(json) || json.length !== unicodeGroups.length) throw new Error('These are no emoji.');
  return unicodeGroups.map((name, place) => ({
    id: name,
    title: { kind: 'unicode', name },
    emoji: readRows(json[place]),
  }));
}

function readRows(rows: unknown): readonly UnicodeEmoji[] {
  if (!Array.isArray(rows)) throw new Error('A group of emoji is no list.');
  return rows.map((row: unknown): UnicodeEmoji => {
    const [text, name, keywords, skins] = Array.isArray(row) ? row : [];
    if (typeof text !== 'string' || typeof name !== 'string' || typeof keywords !== 'string') {
      throw new Error('An emoji has no name.');
    }
    return { kind: 'unicode', text, name, keywords, skins: Array.isArray(skins) ? skins.map(String) : [] };
  });
}
