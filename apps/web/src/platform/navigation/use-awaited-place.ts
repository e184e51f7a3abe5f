import { useLayoutEffect } from 'react';
import { getPageHistory } from './page-history';

/** Keeps the stored scroll position unchanged while the content of the screen is still loading. */
export function useAwaitedPlace(isAwaited: boolean): void {
  useLayoutEffect(
    () => (isAwaited ? getPageHistory().scroll.claim(() => 'as it was') : undefined),
    [isAwaited],
  );
}
