import { ACCOUNT } from './account';
import { PEOPLE } from './people';
import { SERVER } from './server';
import { STATUSES } from './statuses';

/** Every call of this package, by the function that describes it. */
export const EVERY_CALL = { ...ACCOUNT, ...PEOPLE, ...SERVER, ...STATUSES };
