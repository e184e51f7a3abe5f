import type { ComponentType, ReactNode } from 'react';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import type * as cardParts from './card-parts';

type CardParts = typeof cardParts;

/**
 * A part of a card whose code is not needed for the first status: `laterPart((parts) => parts.Poll, PollSpace)`.
 * The placeholder keeps the space that the part will take, so that nothing moves when it comes.
 */
export function laterPart<Props extends object>(
  pick: (parts: CardParts) => ComponentType<Props>,
  placeholder: (props: Props) => ReactNode = Nothing,
): ComponentType<Props> & { preload(): void } {
  return lazyScreen(() => import('./card-parts').then(pick), { placeholder, later: true });
}

function Nothing() {
  return null;
}
