import { type RefObject, useEffect, useState } from 'react';
import { usePageVisible } from '../../platform/browser/use-page-visible';

/**
 * Whether an element is held: the pointer is over it, the focus is in it, or the page is hidden. Changes of `shown`
 * check again, since no event is fired when something under the pointer is removed.
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
    // During the event, the pointer or the focus still counts as being on the element that it leaves.
    const lookNext = () => queueMicrotask(look);
    for (const event of events) element.addEventListener(event, lookNext);
    return () => events.forEach((event) => element.removeEventListener(event, lookNext));
  }, [place, shown]);

  return touched || !visible;
}
