import type { FeedSource, FilterContext } from '@linnet/domain';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { useClient } from './client-provider';

const StatusFilterContext = createContext<FilterContext>('public');

/** Provides the filter context in which statuses are shown: filters and some settings apply in some contexts only. */
export const FilterContextProvider = StatusFilterContext;

export function useFilterContext(): FilterContext {
  return use(StatusFilterContext);
}

interface FeedFilterContextProps {
  readonly source: FeedSource;
  readonly children: ReactNode;
}

/** Shows statuses in the filter context that the kind of their feed names. */
export function FeedFilterContext({ source, children }: FeedFilterContextProps) {
  const { feeds } = useClient();
  // The context of some feeds is loaded with their first page.
  const context = useSyncExternalStore(feeds.get(source).state.subscribe, () => feeds.filterContext(source));
  return <FilterContextProvider value={context}>{children}</FilterContextProvider>;
}
