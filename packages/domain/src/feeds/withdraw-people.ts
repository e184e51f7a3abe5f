import type { AccountId, StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import type { FeedKind } from './feed-source';
import type { Feeds } from './feeds';

/** Timelines of many people: servers leave out of them whoever is blocked. */
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

/** The timelines lose at once what these people wrote or repeated. */
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
