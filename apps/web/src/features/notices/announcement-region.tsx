import { useState } from 'react';
import { announcementOf } from '../../platform/announcer/announcer';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { useTimeout } from '../../platform/time/use-timeout';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';

/** How long an announcement stays in the page, in milliseconds: whoever reads the page line by line then finds nothing. */
const REMOVED_AFTER_MS = 5000;

/** Says each announcement once. Mounted from the start: a region that appears with its text is not announced. */
export function AnnouncementRegion() {
  const text = useText();
  const announcement = useCell(announcementOf(useClient()));
  const [removed, setRemoved] = useState(0);
  const { id } = announcement ?? { id: 0 };
  const shown = announcement !== null && id > removed ? announcement : null;
  useTimeout(() => setRemoved(id), shown ? REMOVED_AFTER_MS : null, id);
  return (
    <VisuallyHidden>
      {/* Without `status`: an empty one is read out as a bar by some screen readers. */}
      <div aria-live="polite">{shown && <p key={id}>{text(shown.message, shown.values)}</p>}</div>
    </VisuallyHidden>
  );
}
