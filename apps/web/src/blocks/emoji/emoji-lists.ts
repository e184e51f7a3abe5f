import { type Client, perClient } from '@linnet/domain';
import { type EmojiGroup, loadCustomGroups, readUnicodeGroups } from '@linnet/domain/emoji';
import { log } from '../../boot/logger';
import { LazyPart } from '../../platform/chunks/lazy-part';
import { emojiAddress } from '../../platform/start/emoji-address';

/** The server's custom emoji: fetched when a picker is first opened, and stored until the page is closed. */
export const customEmojiOf = perClient((client) => new LazyPart(() => loadOf(client)));

async function loadOf(client: Client): Promise<readonly EmojiGroup[]> {
  try {
    return await loadCustomGroups(client);
  } catch (error) {
    log('warn', 'The emoji of the server did not come.', error);
    throw error;
  }
}

/** The nine Unicode groups in the interface's language, loaded when a picker is first opened. */
export const unicodeEmoji = new LazyPart(async () => {
  try {
    const response = await fetch(emojiAddress(), { credentials: 'omit' });
    if (!response.ok) throw new Error(`The emoji were answered with ${response.status}.`);
    return readUnicodeGroups(await response.json());
  } catch (error) {
    log('warn', 'The names of emoji did not come.', error);
    throw error;
  }
});
