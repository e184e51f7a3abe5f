import { ApiError } from '@linnet/api';
import type { FeedCore, FeedUpdates } from './feed-core';

/** Access to the `FeedUpdates` of a feed, whose code is loaded when it is first needed. */
export interface LazyUpdates {
  /** Null before it is loaded. */
  updates(): FeedUpdates | null;
  load(): Promise<FeedUpdates>;
  /** Runs `step` once the code is loaded; resolves with `otherwise` when that fails. */
  withUpdates<T>(step: (updates: FeedUpdates) => T | Promise<T>, otherwise: T): Promise<T>;
}

export function createLazyUpdates(
  core: FeedCore,
  load: () => Promise<(core: FeedCore) => FeedUpdates>,
): LazyUpdates {
  let updates: FeedUpdates | null = null;

  async function loadOnce(): Promise<FeedUpdates> {
    const create = await load();
    updates ??= create(core);
    return updates;
  }

  return {
    updates: () => updates,
    load: loadOnce,
    async withUpdates(step, otherwise) {
      if (updates !== null) return step(updates);
      try {
        return await step(await loadOnce());
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        core.log('warn', 'the code for timeline updates could not be loaded', error);
        return otherwise;
      }
    },
  };
}
