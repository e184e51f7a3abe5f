import { useEffect, useState } from 'react';
import { useVisit } from '../../platform/navigation/use-visit';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';

/**
 * Says the name of the screen to which a person has gone; that of the first one the browser says by itself. A focus
 * that went with the screen before begins anew at the content instead of at the top of the page.
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
