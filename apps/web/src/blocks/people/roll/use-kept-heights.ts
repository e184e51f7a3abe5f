import { perClient, putLatest } from '@linnet/domain';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';
import { useClient } from '../../../platform/client/client-provider';

/** Lists whose heights are stored; the oldest are dropped. */
const KEPT = 12;

interface Heights {
  readonly cache: CacheSnapshot;
  /** Number of rows they belong to. */
  readonly count: number;
}

/** Row heights of lists that were left on this page, so that going back restores the exact position. */
const heightsOf = perClient(() => new Map<string, Heights>());

/** Stores the row heights of a list, and returns the stored ones if the number of rows is the same. */
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
