import { type RefObject, useLayoutEffect } from 'react';

interface Caret {
  readonly start: number;
  readonly end: number;
}

/** Mounted forms, the newest last. */
const standing: HTMLElement[] = [];
/** The caret of a form that was unmounted while it had the focus; null for none. */
let left: Caret | null = null;

/**
 * Moves focus and caret along when the form of a new post moves to another column of the page. The new form may be
 * mounted before or after the old one is unmounted. Does nothing if the focus is elsewhere by then.
 */
export function useMovedFocus(place: RefObject<HTMLElement | null>, moves: boolean): void {
  useLayoutEffect(() => {
    const form = place.current;
    if (!moves || form === null) return undefined;
    standing.push(form);
    if (left !== null && isNowhere(document.activeElement)) writeOn(form, left);
    left = null;
    return () => {
      standing.splice(standing.indexOf(form), 1);
      if (!form.contains(document.activeElement)) return;
      const caret = caretOf(form);
      const other = standing.at(-1);
      if (other === undefined) left = caret;
      else writeOn(other, caret);
    };
  }, [place, moves]);
}

const isNowhere = (element: Element | null): boolean => element === null || element === document.body;

function caretOf(form: HTMLElement): Caret {
  const { selectionStart: start = 0, selectionEnd: end = 0 } = form.querySelector('textarea') ?? {};
  return { start, end };
}

function writeOn(form: HTMLElement, { start, end }: Caret): void {
  const field = form.querySelector('textarea');
  field?.focus({ preventScroll: true });
  field?.setSelectionRange(start, end);
}
