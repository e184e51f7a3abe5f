import type { StatusId } from '@linnet/api';
import { createContext, use, type ComponentType } from 'react';

/** Places in blocks that features fill. Only `app/` knows both sides. */
export interface Slots {
  /** The form of a reply, under the card it answers. */
  readonly ReplyForm: ComponentType<{ to: StatusId }>;
}

const SlotsContext = createContext<Slots | null>(null);

export const SlotsProvider = SlotsContext;

export function useSlots(): Slots {
  const slots = use(SlotsContext);
  if (slots === null) throw new Error('No slots above this component.');
  return slots;
}
