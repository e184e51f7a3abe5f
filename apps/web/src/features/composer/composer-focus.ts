import { perClient } from '@linnet/domain';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';

interface FocusInside {
  readonly isInside: boolean;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

const endEvents = ['pointerup', 'pointercancel', 'keyup'];

/**
 * Whether the focus is inside an element. It counts as inside until the press or key that moved it away has ended:
 * shrinking the form earlier would move the page under the pointer, and the click would miss.
 */
export function useFocusInside(): FocusInside {
  const [isInside, setInside] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  function handleFocus() {
    leaving.current?.abort();
    setInside(true);
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    leaving.current?.abort();
    const control = new AbortController();
    const { signal } = control;
    leaving.current = control;
    const finish = () => {
      // The click event follows the end of the press.
      setTimeout(() => {
        if (signal.aborted) return;
        control.abort();
        setInside(false);
      });
    };
    for (const event of endEvents) document.addEventListener(event, finish, { capture: true, signal });
  }

  return { isInside, onFocus: handleFocus, onBlur: handleBlur };
}

interface Caret {
  readonly start: number;
  readonly end: number;
}

/** The forms of a new post in the columns of the page. */
const panelFormsOf = perClient(() => {
  /** The newest last. */
  const mounted: HTMLElement[] = [];
  /** The caret of a form that was unmounted while it had the focus, until the next form takes it over. */
  let lostCaret: Caret | null = null;
  return {
    /** Called when a form is mounted. Returns the function to call when it is unmounted. */
    add(form: HTMLElement): () => void {
      mounted.push(form);
      if (lostCaret !== null && isNothing(document.activeElement)) setCaret(form, lostCaret);
      lostCaret = null;
      return () => {
        mounted.splice(mounted.indexOf(form), 1);
        if (!form.contains(document.activeElement)) return;
        const caret = caretOf(form);
        const other = mounted.at(-1);
        if (other === undefined) lostCaret = caret;
        else setCaret(other, caret);
      };
    },
  };
});

/**
 * Moves focus and caret along when the form of a new post moves to another column of the page. The new form may be
 * mounted before or after the old one is unmounted. Does nothing if the focus is elsewhere by then.
 */
export function useMovedFocus(formRef: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  const forms = panelFormsOf(useClient());
  useLayoutEffect(() => {
    const form = formRef.current;
    return isEnabled && form !== null ? forms.add(form) : undefined;
  }, [formRef, isEnabled, forms]);
}

const isNothing = (element: Element | null): boolean => element === null || element === document.body;

function caretOf(form: HTMLElement): Caret {
  const { selectionStart: start = 0, selectionEnd: end = 0 } = form.querySelector('textarea') ?? {};
  return { start, end };
}

function setCaret(form: HTMLElement, { start, end }: Caret): void {
  const field = form.querySelector('textarea');
  field?.focus({ preventScroll: true });
  field?.setSelectionRange(start, end);
}

export interface FocusOrigin {
  /** The form was opened from the card: the focus was in it or in its menu. */
  readonly openedHere: boolean;
  /** Moves the focus back to the element that opened the form, unless it is outside the form by now. */
  restore(): void;
}

/** Where the focus was when a form appeared in a card, so that it can go back there when the form closes. */
export function originOfFocus(form: HTMLElement): FocusOrigin {
  const card = form.closest('article');
  const before = document.activeElement;
  const inMenu = before !== null && before.closest('[role="menu"]') !== null;
  const inCard = before !== null && card !== null && card.contains(before) && !form.contains(before);
  const openedHere = inMenu || inCard;
  const opener = inCard && before instanceof HTMLElement ? before : (menuButtonOf(card, inMenu) ?? card);

  return {
    openedHere,
    restore() {
      const now = document.activeElement;
      const isElsewhere = now !== null && now !== document.body && !form.contains(now);
      if (isElsewhere) return;
      (opener?.isConnected ? opener : card)?.focus({ preventScroll: true });
    },
  };
}

/** The button of the open menu, which belongs to the card. */
function menuButtonOf(card: HTMLElement | null, inMenu: boolean): HTMLElement | null {
  return inMenu
    ? (card?.querySelector<HTMLElement>('[aria-haspopup="menu"][aria-expanded="true"]') ?? null)
    : null;
}
