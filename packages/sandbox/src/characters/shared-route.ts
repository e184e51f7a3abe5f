import { ROUTES } from '../routes/routes';
import type { Route } from '../server/route';

/** The name of a route: `METHOD /path/:id`. */
export const lineOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** A shared route under another method or path. */
export function sharedRoute(line: string, renamed: Partial<Pick<Route, 'method' | 'path'>>): Route {
  const route = ROUTES.find((candidate) => lineOf(candidate) === line);
  if (!route) throw new Error(`There is no call ${line}`);
  return { ...route, ...renamed };
}
