import { useEffect, useSyncExternalStore } from 'react';
import type { LazyPart, LazyPartState } from './lazy-part';

/** The state of a part; begins to load it as soon as it is wanted. */
export function useLazyPart<T>(part: LazyPart<T>, wanted = true): LazyPartState<T> {
  const state = useSyncExternalStore(part.subscribe, part.state);
  useEffect(() => {
    if (wanted) part.start();
  }, [part, wanted]);
  return state;
}
