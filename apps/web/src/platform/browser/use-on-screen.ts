import { type RefObject, useEffect, useState } from 'react';
import { usePageVisible } from './use-page-visible';

/** Whether somebody can see an element: a part of it is in the window, and the tab in front. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [inWindow, setInWindow] = useState(false);
  const pageVisible = usePageVisible();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // Several crossings may be told at once; the last one is how things are.
    const observer = new IntersectionObserver((entries) =>
      setInWindow(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return inWindow && pageVisible;
}
