import { liveSignsOf } from '../live/live-signs';
import { perClient } from '../per-client';
import { createOwnFilters } from './own-filters';

/** The viewer's filters; cleared when the viewer changes. */
export const ownFiltersOf = perClient(({ send, session, features, graph, environment }) => {
  const filters = createOwnFilters({
    send,
    session,
    features,
    onChange: liveSignsOf(graph).tellFilters,
    now: environment.now,
  });
  session.onChange(filters.clear);
  return filters;
});
