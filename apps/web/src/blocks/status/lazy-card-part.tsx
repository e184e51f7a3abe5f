import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import type * as cardParts from './card-parts';

/** A part of a card that is loaded after the first status: `lazyCardPart((parts) => parts.Quote, QuoteSpace)`. */
export function lazyCardPart<Props extends object>(
  pick: (parts: typeof cardParts) => ComponentType<Props>,
  placeholder?: (props: Props) => ReactNode,
): ComponentType<Props> & { preload(): void } {
  return lazyPart(() => import('./card-parts').then(pick), placeholder);
}
