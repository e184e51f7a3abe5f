import { useState } from 'react';
import type { Composer } from '../use-composer';

/** What can stand open under a text that is being written. */
type Extra = 'options' | 'preview';

export interface Extras extends Readonly<Record<Extra, boolean>> {
  readonly toggle: (extra: Extra) => void;
}

const closed: Readonly<Record<Extra, boolean>> = { options: false, preview: false };

/** Which parts of a form its person has opened. They close with the post that they were opened for. */
export function useExtras({ sent }: Pick<Composer, 'sent'>): Extras {
  const [open, setOpen] = useState(closed);
  const [seen, setSeen] = useState(sent);
  if (seen !== sent) {
    setSeen(sent);
    if (sent !== null) setOpen(closed);
  }
  return { ...open, toggle: (extra) => setOpen({ ...open, [extra]: !open[extra] }) };
}
