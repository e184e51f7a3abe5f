import { ApiError } from '@linnet/api';
import type { FeedCore, FeedMotion } from './feed-core';

/** What moves a feed after its first page. Its code comes when it is first needed. */
export interface LaterMotion {
  /** Null before it is needed. */
  motion(): FeedMotion | null;
  bring(): Promise<FeedMotion>;
  /** Does what it can once its code is there; gives `otherwise` when that does not come. */
  move<T>(step: (moving: FeedMotion) => T | Promise<T>, otherwise: T): Promise<T>;
}

export function createLaterMotion(
  core: FeedCore,
  load: () => Promise<(core: FeedCore) => FeedMotion>,
): LaterMotion {
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
