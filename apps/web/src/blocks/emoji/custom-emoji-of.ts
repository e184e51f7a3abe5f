import type { Client } from '@linnet/domain';
import { type EmojiGroup, loadCustomGroups } from '@linnet/domain/emoji';
import { log } from '../../boot/logger';
import { LazyPart } from '../../platform/chunks/lazy-part';

const known = new WeakMap<Client, LazyPart<readonly EmojiGroup[]>>();

/** The server's own emoji: asked for when a picker is first opened, and kept until the page is left. */
export function customEmojiOf(client: Client): LazyPart<readonly EmojiGroup[]> {
  const part = known.get(client) ?? new LazyPart(() => loadOf(client));
  known.set(client, part);
  return part;
}

async function loadOf(client: Client): Promise<readonly EmojiGroup[]> {
  try {
    return await loadCustomGroups(client);
  } catch (error) {
    log('warn', 'The emoji of the server did not come.', error);
    throw error;
  }
}
