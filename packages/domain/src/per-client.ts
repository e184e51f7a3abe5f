import type { Client } from './client';
import { onePer } from './one-per';

/** Something that each page has once. */
export const perClient: <T extends object>(make: (client: Client) => T) => (client: Client) => T = onePer;
