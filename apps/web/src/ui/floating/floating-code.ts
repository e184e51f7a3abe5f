import { LazyPart } from '../../platform/chunks/lazy-part';

/** Loaded on first use, or earlier when the shell preloads it while idle. */
export const floatingCode = new LazyPart(() => import('./floating-parts'));

export type FloatingParts = typeof floatingCode extends LazyPart<infer Parts> ? Parts : never;
