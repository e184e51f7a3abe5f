import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** One column, two, or room for a third. */
type Layout = 'narrow' | 'normal' | 'wide';

export function useLayout(): Layout {
  const narrow = useMediaQuery('(max-width: 800px)');
  const wide = useMediaQuery('(min-width: 1300px)');
  if (narrow) return 'narrow';
  return wide ? 'wide' : 'normal';
}
