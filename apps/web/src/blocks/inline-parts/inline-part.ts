import type { ComponentType, ReactNode } from 'react';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import type * as InlineParts from './inline-parts';

/** A part of a line whose finer points come after the first status; until then the line has its plain form. */
export function inlinePart<Props extends object>(
  pick: (parts: typeof InlineParts) => ComponentType<Props>,
  plain: (props: Props) => ReactNode,
): ComponentType<Props> {
  return lazyScreen(() => import('./inline-parts').then(pick), { placeholder: plain, later: true });
}
