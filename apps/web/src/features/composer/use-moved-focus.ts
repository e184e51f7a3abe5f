import { type RefObject, useLayoutEffect } from 'react';

interface Caret {
  readonly start: number;
  readonly end: number;
}

/** Forms that stand now, the newest last. */
const standing: HTMLElement[] = [];
/** Where somebody was writing when a form went away with the focus in it. */
let left: Caret | null = null;

/**
 * Takes the focus along when the form of a new post goes from one column of the page to another: it comes in the new
 * place before it goes from the old one, or after. Whoever has put the focus somewhere else meanwhile keeps it there.
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
