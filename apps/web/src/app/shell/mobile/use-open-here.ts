import { useState } from 'react';
import { useVisit } from '../../../platform/navigation/use-visit';

export interface OpenHere {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

/** Whether something stands open; going to another place, or back, closes it. */
export function useOpenHere(): OpenHere {
  const { key } = useVisit();
  const [shown, setShown] = useState({ open: false, key });
  const here = shown.key === key;
  // In the same rendering: nobody sees it open over the next screen.
  if (!here) setShown({ open: false, key });
  return {
    open: here && shown.open,
    show: () => setShown({ open: true, key }),
    close: () => setShown({ open: false, key }),
  };
}
