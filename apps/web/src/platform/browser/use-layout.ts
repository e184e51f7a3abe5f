import { useMediaQuery } from './use-media-query';

/** One column, two, or room for a third. */
export type Layout = 'narrow' | 'normal' | 'wide';

export function useLayout(): Layout {
  const narrow = useMediaQuery('(max-width: 800px)');
  const wide = useMediaQuery('(min-width: 1300px)');
  if (narrow) return 'narrow';
  return wide ? 'wide' : 'normal';
}
