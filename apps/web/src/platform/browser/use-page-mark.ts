import { useLayoutEffect } from 'react';

/**
 * Marks the page with an attribute of its root, for rules that depend on something elsewhere in it. A `:has()` of the root
 * would have the browser restyle half of the page with each row that comes into view.
 */
export function usePageMark(mark: `data-${string}`, isOn = true): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(mark, isOn);
    return () => document.documentElement.removeAttribute(mark);
  }, [mark, isOn]);
}

const FIELDS = ':is(main, [data-column]) :is(textarea, input[type="text"])';

/** Marks the page with `data-typing` while a field in it has the focus. Returns the function that stops it. */
export function markTyping(): () => void {
  const stop = new AbortController();
  const mark = (focused: EventTarget | null): void => {
    const isField = focused instanceof Element && focused.matches(FIELDS);
    document.documentElement.toggleAttribute('data-typing', isField);
  };
  mark(document.activeElement);
  document.addEventListener('focusin', ({ target }) => mark(target), { signal: stop.signal });
  document.addEventListener('focusout', () => mark(null), { signal: stop.signal });
  return () => stop.abort();
}
