import type { StatusId } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import { contextKey, type DraftContext } from '../post-content/draft-context';

/** The form over the page; `minimised`: only a bar at the foot of the page. */
export interface OverPage {
  context: DraftContext;
  minimised: boolean;
  /** The status whose card it was opened from. */
  from: StatusId | null;
}

/** Which form is open over the page; there is one at a time. */
export interface OpenForms {
  overPage: Cell<OverPage | null>;
  openOver(context: DraftContext, from?: StatusId | null): void;
  setMinimised(minimised: boolean): void;
  /** Closes the form over the page, if it belongs to this context. */
  closeOver(context: DraftContext): void;
  /** A form that other code wants to close. The form asks for confirmation first, if the viewer has chosen that. */
  closeRequest: Cell<DraftContext | null>;
  /** A form that was opened again while it was open: it takes the focus. */
  focusRequest: Cell<DraftContext | null>;
}

export function createOpenForms(): OpenForms {
  const overPage = createCell<OverPage | null>(null);
  const closeRequest = createCell<DraftContext | null>(null);
  const focusRequest = createCell<DraftContext | null>(null);
  return {
    overPage,
    closeRequest,
    focusRequest,
    openOver: (context, from = null) => overPage.set({ context, minimised: false, from }),
    setMinimised: (minimised) => overPage.update((now) => now && { ...now, minimised }),
    closeOver(context) {
      const now = overPage.get();
      if (now !== null && contextKey(now.context) === contextKey(context)) overPage.set(null);
    },
  };
}
