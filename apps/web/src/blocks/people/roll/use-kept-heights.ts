import { perClient, putLatest } from '@linnet/domain';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';
import { useClient } from '../../../platform/client/client-provider';

/** Lists whose heights are kept; those that were left first go. */
const KEPT = 12;

interface Heights {
  readonly cache: CacheSnapshot;
  /** Of how many rows. */
  readonly count: number;
}

/** How high the rows of lists were, which were left on this page: going back then finds the same pixel. */
const heightsOf = perClient(({ session }) => {
  const heights = new Map<string, Heights>();
  session.onChange(() => heights.clear());
  return heights;
});

/** Keeps how high the rows of a list are, and tells what they were when the same rows were left. */
export function useKeptHeights(
  list: RefObject<WindowVirtualizerHandle | null>,
  { placeKey, count }: { readonly placeKey: string; readonly count: number },
): CacheSnapshot | undefined {
  const heights = heightsOf(useClient());
  const [cache] = useState(() => {
    const kept = heights.get(placeKey);
    return kept?.count === count ? kept.cache : undefined;
  });
  const keep = useEffectEvent((handle: WindowVirtualizerHandle) => {
    putLatest(heights, [placeKey, { cache: handle.cache, count }], KEPT);
  });
  useEffect(() => {
    const handle = list.current;
    return () => {
      if (handle !== null) keep(handle);
    };
  }, [list]);
  return cache;
}
