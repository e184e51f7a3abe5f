import { useSyncExternalStore } from 'react';
import { getPageHistory, type PageVisit } from './page-history';

/** The current history entry and how it was reached. */
export function useVisit(): PageVisit {
  const pageHistory = getPageHistory();
  return useSyncExternalStore(pageHistory.subscribe, pageHistory.visit);
}
