import { useEffect, useSyncExternalStore } from 'react';
import { afterFirstContent } from '../start/first-content';
import type { LazyPart, LazyPartState } from './lazy-part';

/** The state of a lazy part. Loads it as soon as it is wanted, or after the first content with `later`. */
export function useLazyPart<T>(part: LazyPart<T>, wanted: boolean | 'later' = true): LazyPartState<T> {
  const state = useSyncExternalStore(part.subscribe, part.state);
  useEffect(() => {
    if (wanted === 'later') return afterFirstContent(part.start);
    if (wanted) part.start();
  }, [part, wanted]);
  return state;
}
