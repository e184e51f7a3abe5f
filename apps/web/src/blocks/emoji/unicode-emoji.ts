import { readUnicodeGroups } from '@linnet/domain/emoji';
import { log } from '../../boot/logger';
import { LazyPart } from '../../platform/chunks/lazy-part';
import { emojiAddress } from '../../platform/start/emoji-address';

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
