import { useSyncExternalStore } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { type RouteMatch, matchRoute } from './match-route';
import { pageAddress } from './over-page';
import { type PageVisit, getPageHistory } from './page-history';

interface PresentRoute {
  /** The path as in the address, encoded. */
  readonly path: string;
  /** The query, without its question mark. */
  readonly search: string;
  /** Undefined when the address is unknown. */
  readonly match: RouteMatch | undefined;
}

/** The route of the page, also while another screen lies over it. Renders again when it changes. */
export function useRoute(): PresentRoute {
  const path = useLocationProperty(() => pageAddress().pathname);
  const search = useLocationProperty(() => pageAddress().search).replace(/^\?/, '');
  return { path, search, match: matchRoute(path) };
}

/** The current history entry and how it was reached. */
export function useVisit(): PageVisit {
  const pageHistory = getPageHistory();
  return useSyncExternalStore(pageHistory.subscribe, pageHistory.visit);
}
