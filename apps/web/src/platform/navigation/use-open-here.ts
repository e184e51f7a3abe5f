import { useState } from 'react';
import { useVisit } from './use-route';

export interface OpenHere {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

/** State of something that is open on this screen; navigating closes it. */
export function useOpenHere(): OpenHere {
  const { key } = useVisit();
  const [shown, setShown] = useState({ open: false, key });
  const isCurrentVisit = shown.key === key;
  // Set during rendering, so that the next screen is never shown with it open.
  if (!isCurrentVisit) setShown({ open: false, key });
  return {
    open: isCurrentVisit && shown.open,
    show: () => setShown({ open: true, key }),
    close: () => setShown({ open: false, key }),
  };
}
