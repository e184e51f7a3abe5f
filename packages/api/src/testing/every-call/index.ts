import type * as api from '../../index';
import type { Call } from '../../call';
import { ACCOUNT } from './account';
import type { CallsByName } from './calls-by-name';
import { PEOPLE } from './people';
import { SERVER } from './server';
import { STAFF } from './staff';
import { STATUSES } from './statuses';

type Api = typeof api;

/** The names of the exported functions that return a call; `asForm` changes one. */
type CallName = Exclude<
  { [Name in keyof Api]: Api[Name] extends (...options: never) => Call<unknown> ? Name : never }[keyof Api],
  'asForm'
>;

/** Every call of this package, by the name of its function. An exported one that is not in here does not compile. */
export const EVERY_CALL: CallsByName<CallName> = { ...ACCOUNT, ...PEOPLE, ...SERVER, ...STAFF, ...STATUSES };
