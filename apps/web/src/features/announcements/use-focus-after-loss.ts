import { type RefObject, useEffect, useRef } from 'react';

/** For a list from which something was taken: whoever was in it, and is nowhere now, is in the list. */
export function useFocusAfterLoss(count: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLess = count < before.current;
    before.current = count;
    if (isLess && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [count]);
  return list;
}
