import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves the focus from a removed row (`li`) to the next one, else to `fallback`, or to the frame. */
export function useFocusAfterRemoval(rows: unknown, fallback?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDivElement>(null);
  const lastIndex = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (lastIndex.current === null || document.activeElement !== document.body) return;
    const items = ref.current?.querySelectorAll('li') ?? [];
    const row = items[Math.min(lastIndex.current, items.length - 1)];
    const link = row?.querySelector<HTMLElement>('a[href]:not([tabindex]), button');
    (link ?? fallback?.current ?? ref.current)?.focus({ preventScroll: true });
  }, [rows, fallback]);

  return {
    ref,
    tabIndex: -1,
    onFocus({ target, currentTarget }: FocusEvent) {
      // A dialog about a row is mounted elsewhere on the page, and its events bubble to here: they are ignored.
      if (!currentTarget.contains(target)) return;
      const row = target.closest('li');
      const at = row === null ? -1 : [...currentTarget.querySelectorAll('li')].indexOf(row);
      lastIndex.current = at < 0 ? null : at;
    },
  };
}
