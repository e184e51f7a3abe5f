import { type ErrorReason, reloadEmoji } from '@linnet/api';
import { perClient } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import { type Cell, createCell } from '../kernel/cell';
import { errorOf } from '../kernel/error-of';

/**
 * The server's list of custom emoji for everybody. It contains changes of single files at once, but those of whole
 * packs only after a call.
 */
export interface EmojiListing {
  /** Why the list lacks the latest changes; null when it has them. */
  readonly error: Pick<Cell<ErrorReason | null>, 'get' | 'subscribe'>;
  /** Has the server renew its list, and the page load it again. Resolves to the error. */
  renew(): Promise<ErrorReason | null>;
  /** Has the page load the list again. */
  emitChange(): void;
}

export const emojiListingOf = perClient(({ send, graph }): EmojiListing => {
  const error = createCell<ErrorReason | null>(null);
  const emitChange = (): void => liveHubOf(graph).emit('emoji');
  return {
    error,
    emitChange,
    async renew() {
      error.set(await errorOf(send(reloadEmoji())));
      emitChange();
      return error.get();
    },
  };
});
