import type { ComponentType, ReactNode } from 'react';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import type * as InlineParts from './inline-parts';

/** An inline component whose code is loaded after the first status; until then its plain form is shown. */
export function inlinePart<Props extends object>(
  pick: (parts: typeof InlineParts) => ComponentType<Props>,
  plain: (props: Props) => ReactNode,
): ComponentType<Props> {
  return lazyScreen(() => import('./inline-parts').then(pick), { placeholder: plain, later: true });
}
