import { ApiError } from '@linnet/api';
import type { FeedCore, FeedMotion } from './feed-core';

/** Access to the `FeedMotion` of a feed, whose code is loaded when it is first needed. */
export interface LazyMotion {
  /** Null before it is loaded. */
  motion(): FeedMotion | null;
  bring(): Promise<FeedMotion>;
  /** Runs `step` once the code is loaded; resolves with `otherwise` when that fails. */
  move<T>(step: (moving: FeedMotion) => T | Promise<T>, otherwise: T): Promise<T>;
}

export function createLazyMotion(
  core: FeedCore,
  load: () => Promise<(core: FeedCore) => FeedMotion>,
): LazyMotion {
  let motion: FeedMotion | null = null;

  async function bring(): Promise<FeedMotion> {
    const create = await load();
    motion ??= create(core);
    return motion;
  }

  return {
    motion: () => motion,
    bring,
    async move(step, otherwise) {
      if (motion !== null) return step(motion);
      try {
        return await step(await bring());
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        core.log('warn', 'no code for timelines that move', error);
        return otherwise;
      }
    },
  };
}
