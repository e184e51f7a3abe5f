import { usePathname, useSearch } from 'wouter/use-browser-location';
import { matchRoute, type RouteMatch } from './match-route';

export interface PresentRoute {
  /** The path as it stands in the address, encoded. */
  readonly path: string;
  /** The query, without its question mark. */
  readonly search: string;
  /** Undefined when the address is none of ours. */
  readonly match: RouteMatch | undefined;
}

/** Where the person is. Renders again when the path or the query changes. */
export function useRoute(): PresentRoute {
  const path = usePathname();
  const search = useSearch().replace(/^\?/, '');
  return { path, search, match: matchRoute(path) };
}
