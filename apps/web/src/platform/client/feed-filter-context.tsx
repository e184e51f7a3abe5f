import type { FeedSource } from '@linnet/domain';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useClient } from './client-provider';
import { FilterContextProvider } from './filter-context';

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
