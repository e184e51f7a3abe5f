import { type FocusEvent, useEffect, useRef, useState } from 'react';

interface FocusInside {
  readonly isInside: boolean;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

const ends = ['pointerup', 'pointercancel', 'keyup'];

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
    const leave = () => {
      // The click event follows the end of the press.
      setTimeout(() => {
        if (signal.aborted) return;
        control.abort();
        setInside(false);
      });
    };
    for (const end of ends) document.addEventListener(end, leave, { capture: true, signal });
  }

  return { isInside, onFocus: handleFocus, onBlur: handleBlur };
}
