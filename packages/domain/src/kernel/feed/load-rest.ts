import type { RowFeed } from './row-feed';

type Loadable = Pick<RowFeed<unknown>, 'state' | 'loadMore'>;

/** Resolves once no request is under way. */
function untilIdle({ state }: Loadable): Promise<void> {
  return new Promise((resolve) => {
    const end = state.subscribe(check);
    function check(): void {
      if (state.get().isLoading) return;
      end();
      resolve();
    }
    check();
  });
}

/**
 * Loads all further pages of a list, one after the other, until it ends, a page fails (the state has the error), a page
 * brings nothing new, or it is stopped.
 */
export async function loadRest(feed: Loadable, stop: AbortSignal): Promise<void> {
  const count = (): number => feed.state.get().rows?.length ?? 0;
  await untilIdle(feed);
  while (feed.state.get().hasMore && !stop.aborted) {
    const before = count();
    await feed.loadMore();
    // A server that ignores the page sends the same rows again.
    if (feed.state.get().error !== null || count() === before) return;
  }
}
