import type { Call } from '../../call';

/** The calls that a function of this package returns, by its name. */
export type CallsByName = Readonly<Record<string, readonly Call<unknown>[]>>;
