import type { StatusId } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import { contextKey, type DraftContext } from '../post-content/draft-context';

/** The form over the page; `small` when it is minimized at the foot of the page. */
export interface OverPage {
  context: DraftContext;
  small: boolean;
  /** The status whose card it was opened from. */
  from: StatusId | null;
}

/** Which form is open over the page; there is one at a time. */
export interface OpenForms {
  overPage: Cell<OverPage | null>;
  openOver(context: DraftContext, from?: StatusId | null): void;
  shrink(small: boolean): void;
  /** Closes the form, if it is that of this context. */
  closeOver(context: DraftContext): void;
  /** A form that code outside of it wants to close: it asks for confirmation first, if the viewer has set so. */
  leaving: Cell<DraftContext | null>;
  /** A form that is open already and was requested again: it takes the focus. */
  focusing: Cell<DraftContext | null>;
}

export function createOpenForms(): OpenForms {
  const overPage = createCell<OverPage | null>(null);
  const leaving = createCell<DraftContext | null>(null);
  const focusing = createCell<DraftContext | null>(null);
  return {
    overPage,
    leaving,
    focusing,
    openOver: (context, from = null) => overPage.set({ context, small: false, from }),
    shrink: (small) => overPage.update((now) => now && { ...now, small }),
    closeOver(context) {
      const now = overPage.get();
      if (now !== null && contextKey(now.context) === contextKey(context)) overPage.set(null);
    },
  };
}
