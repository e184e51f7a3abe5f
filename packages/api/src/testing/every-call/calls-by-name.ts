import type { Call } from '../../call';

/** The calls that a function of this package returns, by its name. */
export type CallsByName<Name extends string = string> = Readonly<Record<Name, readonly Call<unknown>[]>>;
