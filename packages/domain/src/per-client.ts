import type { Client } from './client';
import { onePer } from './one-per';

/** Creates a value once for each client. */
export const perClient: <T extends object>(make: (client: Client) => T) => (client: Client) => T = onePer;
