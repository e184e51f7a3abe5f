import { type PickerEmoji, customEmojis, emojiMap } from '@linnet/api';
import type { Client } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import { type CustomEmoji, type Emoji, type UnicodeEmoji, isJoinedEmoji } from './emoji';

/** The groups of Unicode emoji in their order, by the names that other clients use for them. */
const unicodeGroups = [
  'smileys-and-emotion',
  'people-and-body',
  'animals-and-nature',
  'food-and-drink',
  'travel-and-places',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;

export type UnicodeGroup = (typeof unicodeGroups)[number];

/** The title of a group. A `custom` one without a name holds the emoji that are in no pack. */
export type GroupTitle =
  | { kind: 'recent' }
  | { kind: 'found' }
  | { kind: 'custom'; name: string }
  | { kind: 'unicode'; name: UnicodeGroup };

export interface EmojiGroup {
  /** Unique among the groups of a picker. */
  id: string;
  title: GroupTitle;
  emoji: readonly Emoji[];
}

/**
 * Reads the emoji file of a language: for each group in order the rows `[emoji, name, keywords]`, with the five skin
 * tones as a fourth element where there are some. Our own build wrote the file; throws for another file in its place
 * (such as an index page).
 */
export function readUnicodeGroups(json: unknown): readonly EmojiGroup[] {
  if (!Array.isArray(json) || json.length !== unicodeGroups.length) throw new Error('These are no emoji.');
  return unicodeGroups.map((name, index) => ({
    id: name,
    title: { kind: 'unicode', name },
    emoji: readRows(json[index]),
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

/** Groups custom emoji by pack, sorted by name; those in no pack come last. Within a pack the order is the server's. */
export function groupCustomEmoji(emoji: readonly PickerEmoji[]): readonly EmojiGroup[] {
  const packs = new Map<string, CustomEmoji[]>();
  for (const one of emoji) {
    const pack = packs.get(one.category) ?? [];
    packs.set(one.category, pack);
    pack.push(customEmoji(one));
  }
  return [...packs]
    .sort(([a], [b]) => Number(a === '') - Number(b === '') || a.localeCompare(b))
    .map(([name, own]) => ({ id: `custom-${name}`, title: { kind: 'custom', name }, emoji: own }));
}

function customEmoji({ shortcode, url, staticUrl, category, tags }: PickerEmoji): CustomEmoji {
  const words = tags.filter((tag) => !tag.startsWith('pack:') && tag !== category);
  return { kind: 'custom', shortcode, url, staticUrl, keywords: words.join(' ') };
}

/** Calls back after the server's custom emoji were changed on this page. */
export const onEmojiChange = ({ graph }: Pick<Client, 'graph'>, listener: () => void): (() => void) =>
  liveHubOf(graph).on('emoji', listener);

/** Fetches the server's custom emoji, by the shorter endpoint where it has one. Rejects with `ApiError`. */
export async function loadCustomGroups({
  send,
  features,
}: Pick<Client, 'send' | 'features'>): Promise<readonly EmojiGroup[]> {
  const known = await features.load();
  const emoji = known.has('emojiOfPleroma') ? await send(emojiMap()) : (await send(customEmojis())).items;
  return groupCustomEmoji(emoji);
}

/**
 * The stored emoji that still exist in the groups, in their stored order. A Unicode emoji keeps the skin tone in which
 * it was picked.
 */
export function storedEmoji(stored: readonly string[], groups: readonly EmojiGroup[]): readonly Emoji[] {
  const wanted = new Set(stored);
  const found = new Map<string, Emoji>();
  for (const { emoji } of groups) {
    for (const one of emoji) {
      if (one.kind === 'custom') {
        const key = `:${one.shortcode}:`;
        if (wanted.has(key)) found.set(key, one);
        continue;
      }
      for (const text of [one.text, ...one.skins])
        if (wanted.has(text)) found.set(text, inOneTone(one, text));
    }
  }
  return stored.flatMap((key) => found.get(key) ?? []);
}

/** The recent emoji that still exist, as a group; null when there is none. */
export function recentGroup(recent: readonly string[], groups: readonly EmojiGroup[]): EmojiGroup | null {
  const emoji = storedEmoji(recent, groups);
  return emoji.length === 0 ? null : { id: 'recent', title: { kind: 'recent' }, emoji };
}

function inOneTone(emoji: UnicodeEmoji, text: string): UnicodeEmoji {
  return { ...emoji, text, skins: [] };
}

/** The groups without emoji of several code points, and without skin tones. */
export function withoutJoined(groups: readonly EmojiGroup[]): readonly EmojiGroup[] {
  return groups
    .map((group) => ({
      ...group,
      emoji: group.emoji
        .filter((emoji) => emoji.kind === 'custom' || !isJoinedEmoji(emoji.text))
        .map((emoji) => (emoji.kind === 'custom' ? emoji : { ...emoji, skins: [] })),
    }))
    .filter(({ emoji }) => emoji.length > 0);
}
