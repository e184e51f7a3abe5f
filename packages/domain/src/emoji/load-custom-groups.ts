import { customEmojis, emojiMap } from '@linnet/api';
import type { Client } from '../client';
import type { EmojiGroup } from './emoji-group';
import { groupCustomEmoji } from './group-custom-emoji';

/** Fetches the server's custom emoji, by the shorter endpoint where it has one. Rejects with `ApiError`. */
export async function loadCustomGroups({
  send,
  features,
}: Pick<Client, 'send' | 'features'>): Promise<readonly EmojiGroup[]> {
  const known = await features.load();
  const emoji = known.has('emojiOfPleroma') ? await send(emojiMap()) : (await send(customEmojis())).items;
  return groupCustomEmoji(emoji);
}
