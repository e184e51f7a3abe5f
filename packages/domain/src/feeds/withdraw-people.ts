import type { AccountId, StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import type { Feeds } from './feeds';

/** Removes what these accounts wrote or repeated from the feeds, except from those that keep blocked people. */
export function withdrawPeople(
  { feeds, graph }: { feeds: Pick<Feeds, 'all'>; graph: Pick<Graph, 'statuses'> },
  isOne: (account: AccountId) => boolean,
): void {
  const isBy = (id: StatusId | null | undefined): boolean => {
    const author = id ? graph.statuses.get(id)?.accountId : undefined;
    return author !== undefined && isOne(author);
  };
  const isGone = (id: StatusId): boolean => isBy(id) || isBy(graph.statuses.get(id)?.repeatOfId);
  for (const { feed, plan } of feeds.all()) if (plan()?.keepsBlocked !== true) feed.withdrawAll(isGone);
}
