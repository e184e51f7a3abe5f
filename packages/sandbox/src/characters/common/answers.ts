import { answer } from '../../server/answer';
import { OPEN, publicly, type Route } from '../../server/route';

/** A route that always answers the same. */
export function constant(line: string, value: unknown, needs: 'anybody' | 'reader' = 'anybody'): Route {
  const [method, path = ''] = line.split(' ');
  if (method !== 'GET') throw new Error(`${line}: only what is read stays the same`);
  const access: Route['access'] = needs === 'anybody' ? OPEN : { for: 'user', scopes: ['read'] };
  return { method, path, access, handle: () => answer(value) };
}

/** A GET route that answers with the result of `handle`. */
export function reading(path: string, handle: Route['handle']): Route {
  return { method: 'GET', path, access: publicly('read'), handle };
}
