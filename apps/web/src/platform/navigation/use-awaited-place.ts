import { useLayoutEffect } from 'react';
import { getPageHistory } from './page-history';

/** While what is read here is still on its way, the place to come back to stays the one that it was. */
export function useAwaitedPlace(isAwaited: boolean): void {
  useLayoutEffect(
    () => (isAwaited ? getPageHistory().scroll.claim(() => 'as it was') : undefined),
    [isAwaited],
  );
}
