import type { AccountId, StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import type { FeedKind } from './feed-source';
import type { Feeds } from './feeds';

/** Feeds of many accounts, from which servers leave out blocked people. */
const withMany: ReadonlySet<FeedKind> = new Set([
  'home',
  'public',
  'local',
  'bubble',
  'tag',
  'list',
  'mentions',
  'direct',
]);

/** Removes what these accounts wrote or repeated from the feeds of many accounts. */
export function withdrawPeople(
  { feeds, graph }: { feeds: Pick<Feeds, 'all'>; graph: Pick<Graph, 'statuses'> },
  isOne: (account: AccountId) => boolean,
): void {
  const isBy = (id: StatusId | null | undefined): boolean => {
    const author = id ? graph.statuses.get(id)?.accountId : undefined;
    return author !== undefined && isOne(author);
  };
  const isGone = (id: StatusId): boolean => isBy(id) || isBy(graph.statuses.get(id)?.repeatOfId);
  for (const { source, feed } of feeds.all()) if (withMany.has(source.kind)) feed.withdrawAll(isGone);
}
