import { ACCOUNT } from './account';
import { PEOPLE } from './people';
import { SERVER } from './server';
import { STATUSES } from './statuses';

/** Every call of this package, by the name of its function. */
export const EVERY_CALL = { ...ACCOUNT, ...PEOPLE, ...SERVER, ...STATUSES };
