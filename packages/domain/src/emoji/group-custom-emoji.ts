import type { PickerEmoji } from '@linnet/api';
import type { CustomEmoji } from './emoji';
import type { EmojiGroup } from './emoji-group';

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
