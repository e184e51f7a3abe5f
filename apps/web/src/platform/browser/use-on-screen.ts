import { type RefObject, useEffect, useState } from 'react';
import { usePageVisible } from './use-page-visible';

/** Whether an element is visible: a part of it is in the window, and the tab is in front. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [inWindow, setInWindow] = useState(false);
  const pageVisible = usePageVisible();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // One callback may get several entries; the last one is current.
    const observer = new IntersectionObserver((entries) =>
      setInWindow(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return inWindow && pageVisible;
}
