import type { StatusId } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import { contextKey, type DraftContext } from './draft-context';

/** The form that stands over the page; `small`: put aside at its foot. */
export interface OverPage {
  context: DraftContext;
  small: boolean;
  /** The card that it was opened from. */
  from: StatusId | null;
}

/** The form over the page, of which there is one at a time. */
export interface OpenForms {
  overPage: Cell<OverPage | null>;
  openOver(context: DraftContext, from?: StatusId | null): void;
  shrink(small: boolean): void;
  /** Takes the form away, if it is that of this context. */
  closeOver(context: DraftContext): void;
  /** A form that is to be closed from elsewhere: it asks first, where the person wants to be asked. */
  leaving: Cell<DraftContext | null>;
  /** A form that stands open already and is wanted again: it takes the focus. */
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
