import { type RefObject, useEffect, useState } from 'react';
import { usePageVisible } from '../../platform/browser/use-page-visible';

/**
 * Whether what stands in this place is held: a pointer is over it, the focus in it, or the page cannot be seen.
 * `shown` changes with what stands there: something that has gone from under a pointer tells nobody.
 */
export function useHeld(place: RefObject<HTMLElement | null>, shown: unknown): boolean {
  const visible = usePageVisible();
  const [touched, setTouched] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const look = () =>
      setTouched(element.matches(':hover') || element.contains(element.ownerDocument.activeElement));
    look();
    const events = ['pointerover', 'pointerout', 'focusin', 'focusout'] as const;
    // What a pointer or the focus leaves is still under it while the event is told.
    const lookNext = () => queueMicrotask(look);
    for (const event of events) element.addEventListener(event, lookNext);
    return () => events.forEach((event) => element.removeEventListener(event, lookNext));
  }, [place, shown]);

  return touched || !visible;
}
