import { ApiError } from '@linnet/api';
import type { FeedCore, FeedUpdates } from './feed-core';

/** Access to the `FeedUpdates` of a feed, whose code is loaded when it is first needed. */
export interface LazyUpdates {
  /** Null before it is loaded. */
  updates(): FeedUpdates | null;
  load(): Promise<FeedUpdates>;
  /** Runs `step` once the code is loaded; resolves with `otherwise` when that fails. */
  withUpdates<T>(step: (moving: FeedUpdates) => T | Promise<T>, otherwise: T): Promise<T>;
}

export function createLazyUpdates(
  core: FeedCore,
  load: () => Promise<(core: FeedCore) => FeedUpdates>,
): LazyUpdates {
  let motion: FeedUpdates | null = null;

  async function loadOnce(): Promise<FeedUpdates> {
    const create = await load();
    motion ??= create(core);
    return motion;
  }

  return {
    updates: () => motion,
    load: loadOnce,
    async withUpdates(step, otherwise) {
      if (motion !== null) return step(motion);
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
