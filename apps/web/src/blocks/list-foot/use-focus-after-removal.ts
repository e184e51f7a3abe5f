import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves the focus from a removed row (`li`) to the next one, else to `beside`, or to the frame. */
export function useFocusAfterRemoval(rows: unknown, beside?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return;
    const items = ref.current?.querySelectorAll('li') ?? [];
    const row = items[Math.min(last.current, items.length - 1)];
    const link = row?.querySelector<HTMLElement>('a[href]:not([tabindex]), button');
    (link ?? beside?.current ?? ref.current)?.focus({ preventScroll: true });
  }, [rows, beside]);

  return {
    ref,
    tabIndex: -1,
    onFocus({ target, currentTarget }: FocusEvent) {
      // A question about a row is mounted elsewhere on the page, and its events bubble to here: the row stays
      // remembered.
      if (!currentTarget.contains(target)) return;
      const row = target.closest('li');
      const at = row === null ? -1 : [...currentTarget.querySelectorAll('li')].indexOf(row);
      last.current = at < 0 ? null : at;
    },
  };
}
