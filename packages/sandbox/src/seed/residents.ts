import { NEWCOMERS } from './newcomers';
import { VILLAGERS, type Person } from './people';

/** All accounts of the seed, in the order of their creation. */
export const PEOPLE: readonly Person[] = [...VILLAGERS, ...NEWCOMERS];
