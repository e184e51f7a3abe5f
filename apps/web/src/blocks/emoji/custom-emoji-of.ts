import { type Client, perClient } from '@linnet/domain';
import { type EmojiGroup, loadCustomGroups } from '@linnet/domain/emoji';
import { log } from '../../boot/logger';
import { LazyPart } from '../../platform/chunks/lazy-part';

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
