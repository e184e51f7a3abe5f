import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import type * as InlineParts from './inline-parts';

/** An inline component whose code is loaded after the first status; until then its plain form is shown. */
export function lazyInlinePart<Props extends object>(
  pick: (parts: typeof InlineParts) => ComponentType<Props>,
  plain?: (props: Props) => ReactNode,
): ComponentType<Props> {
  return lazyPart(() => import('./inline-parts').then(pick), plain);
}
