import { LazyPart } from '../../platform/chunks/lazy-part';

/** Comes on first use, or earlier when the shell starts it in an idle moment. */
export const floatingCode = new LazyPart(() => import('./floating-parts'));

export type FloatingParts = typeof floatingCode extends LazyPart<infer Parts> ? Parts : never;
