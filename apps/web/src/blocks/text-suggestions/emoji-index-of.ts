import type { Client } from '@linnet/domain';
import { type EmojiGroup, indexEmoji } from '@linnet/domain/emoji';
import { customEmojiOf } from '../emoji/custom-emoji-of';
import { unicodeEmoji } from '../emoji/unicode-emoji';
import type { LazyPart } from '../../platform/chunks/lazy-part';

type Groups = readonly EmojiGroup[];
type Index = ReturnType<typeof indexEmoji>;

const none: Groups = [];
/** The last index, and the groups it was built from. */
let made: { own: Groups; nine: Groups; index: Index } | null = null;

/**
 * An index of all emoji of the picker, loaded with the first search. Groups that failed to load are left out (that was
 * logged), and loaded again by the next search.
 */
export async function emojiIndexOf(client: Client): Promise<Index> {
  const [own, nine] = await Promise.all([arrived(customEmojiOf(client)), arrived(unicodeEmoji)]);
  if (made === null || made.own !== own || made.nine !== nine) {
    made = { own, nine, index: indexEmoji([...own, ...nine].flatMap(({ emoji }) => emoji)) };
  }
  return made.index;
}

/** Resolves with a lazy part's value; with nothing if it fails. */
function arrived(part: LazyPart<Groups>): Promise<Groups> {
  if (part.state().state === 'failed') part.retry();
  else part.start();
  return new Promise((resolve) => {
    const look = (): void => {
      const now = part.state();
      if (now.state === 'loading') return;
      leave();
      resolve(now.state === 'ready' ? now.part : none);
    };
    const leave = part.subscribe(look);
    look();
  });
}
