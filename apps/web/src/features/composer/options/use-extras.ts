import { useState } from 'react';
import type { Composer } from '../use-composer';

/** Parts that can be opened under the text. */
type Extra = 'options' | 'preview';

export interface Extras extends Readonly<Record<Extra, boolean>> {
  readonly toggle: (extra: Extra) => void;
}

const closed: Readonly<Record<Extra, boolean>> = { options: false, preview: false };

/** Which parts of a form are open. They close after the post was sent. */
export function useExtras({ sent }: Pick<Composer, 'sent'>): Extras {
  const [open, setOpen] = useState(closed);
  const [seen, setSeen] = useState(sent);
  if (seen !== sent) {
    setSeen(sent);
    if (sent !== null) setOpen(closed);
  }
  return { ...open, toggle: (extra) => setOpen({ ...open, [extra]: !open[extra] }) };
}
