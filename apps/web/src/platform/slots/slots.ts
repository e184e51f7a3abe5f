import type { StatusView } from '@linnet/domain';
import type { DraftContext } from '@linnet/domain/drafts';
import { createContext, use, type ComponentType } from 'react';

/** Components of features that blocks render. Only `app/` knows both sides. */
export interface Slots {
  /** The form for a reply or a quote, under the card of its status. */
  readonly InlineForm: ComponentType<{ context: DraftContext }>;
  /** A theme that comes with a status, to be tried. */
  readonly SharedTheme: ComponentType<{ view: StatusView }>;
}

export const SlotsProvider = createContext<Slots | null>(null);

export function useSlots(): Slots {
  const slots = use(SlotsProvider);
  if (slots === null) throw new Error('No slots above this component.');
  return slots;
}
