import { NEWCOMERS } from './newcomers';
import { VILLAGERS, type Person } from './people';

/** Everybody there is, those who came first at the beginning. */
export const PEOPLE: readonly Person[] = [...VILLAGERS, ...NEWCOMERS];
