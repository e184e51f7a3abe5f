import { type ErrorReason, reloadEmoji } from '@linnet/api';
import { perClient } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import { type Cell, createCell } from '../kernel/cell';
import { errorOf } from '../kernel/error-of';

/**
 * Which emoji the server lists for everybody. Changes of single files are listed at once; after packs came or went the
 * server has to be asked to list them again.
 */
export interface EmojiListing {
  /** Why the server has not listed the latest changes; null when it has. */
  readonly error: Pick<Cell<ErrorReason | null>, 'get' | 'subscribe'>;
  /** Has the server list its emoji again, and the page load them. Resolves to the error. */
  renew(): Promise<ErrorReason | null>;
  /** The server has changed the list by itself. */
  changed(): void;
}

export const emojiListingOf = perClient(({ send, graph }): EmojiListing => {
  const error = createCell<ErrorReason | null>(null);
  const changed = (): void => liveHubOf(graph).emit('emoji');
  return {
    error,
    changed,
    async renew() {
      error.set(await errorOf(send(reloadEmoji())));
      changed();
      return error.get();
    },
  };
});
