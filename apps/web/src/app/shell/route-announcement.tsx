import { useEffect, useState } from 'react';
import { useVisit } from '../../platform/navigation/use-visit';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';

/**
 * Announces the name of a screen to screen readers after navigation; the browser announces the first screen itself.
 * When the focused element was removed with the last screen, tabbing continues at the content, not at the top of the
 * page.
 */
export function RouteAnnouncement({ name }: { readonly name: string }) {
  const { key } = useVisit();
  const [entrance] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  if (key !== entrance && !hasMoved) setHasMoved(true);

  useEffect(() => {
    if (!hasMoved || document.activeElement !== document.body) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [key, hasMoved]);

  return (
    <div aria-live="polite" data-route-announcement>
      <VisuallyHidden>{hasMoved ? name : ''}</VisuallyHidden>
    </div>
  );
}
