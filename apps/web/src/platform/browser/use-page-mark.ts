import { useLayoutEffect } from 'react';

/**
 * Marks the page with an attribute of its root element, for CSS rules that depend on something elsewhere in the page.
 * With `:has()` on the root the browser would restyle half of the page for each row that comes into view.
 */
export function usePageMark(mark: `data-${string}`, isOn = true): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(mark, isOn);
    return () => document.documentElement.removeAttribute(mark);
  }, [mark, isOn]);
}

const FIELDS = ':is(main, [data-column]) :is(form, textarea, input[type="text"])';

/**
 * Marks the page with `data-typing` while a field in it, or anything else in a form, has the focus. Nothing changes
 * during a press: what reappears without the mark must not cover what is being pressed. Returns the function that stops
 * it.
 */
export function markTyping(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isPressed = false;
  const mark = (): void => {
    if (isPressed || signal.aborted) return;
    const field = document.activeElement?.closest(FIELDS) ?? null;
    document.documentElement.toggleAttribute('data-typing', field !== null);
  };
  // Until the focus has moved on, and a press has become a click.
  const markSoon = (): void => void setTimeout(mark);
  const handlePress = (): void => void (isPressed = true);
  const handleRelease = (): void => {
    isPressed = false;
    markSoon();
  };
  mark();
  document.addEventListener('focusin', mark, { signal });
  document.addEventListener('focusout', markSoon, { signal });
  addEventListener('pointerdown', handlePress, { signal, capture: true });
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, handleRelease, { signal, capture: true });
  return () => {
    stop.abort();
    document.documentElement.removeAttribute('data-typing');
  };
}
