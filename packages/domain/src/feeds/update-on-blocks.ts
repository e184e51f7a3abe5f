import type { AccountId, StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import type { Settings } from '../settings/settings';
import type { Feeds } from './feeds';
import { hidesAllMuted } from '../filters/hides-all-muted';
import { liveHubOf } from '../events/live-hub';

/** Removes what the affected accounts wrote or repeated from all feeds, except from those that keep blocked people. */
function removePeople(
  { feeds, graph }: { feeds: Pick<Feeds, 'all'>; graph: Pick<Graph, 'statuses'> },
  isAffected: (account: AccountId) => boolean,
): void {
  const isBy = (id: StatusId | null | undefined): boolean => {
    const author = id ? graph.statuses.get(id)?.accountId : undefined;
    return author !== undefined && isAffected(author);
  };
  const shouldRemove = (id: StatusId): boolean => isBy(id) || isBy(graph.statuses.get(id)?.repeatOfId);
  for (const { feed, plan } of feeds.all()) if (plan()?.keepsBlocked !== true) feed.removeAll(shouldRemove);
}

export interface FeedsOfBlocks {
  feeds: Feeds;
  graph: Graph;
  settings: Settings;
}

/**
 * Updates the feeds when the viewer blocks or unblocks somebody or their server, or changes what is hidden. Called once
 * per client.
 */
export function updateFeedsOnBlocks({ feeds, graph, settings }: FeedsOfBlocks): void {
  let hidesAll = hidesAllMuted(settings);

  // Also when a block ends: statuses that arrived meanwhile were not shown and must not appear among what was already
  // read.
  liveHubOf(graph).on('blocks', (isAffected) => removePeople({ feeds, graph }, isAffected));

  settings.subscribe(() => {
    const hidAll = hidesAll;
    hidesAll = hidesAllMuted(settings);
    if (!hidAll || hidesAll) return;
    // Feeds on screen fetch at once what the server left out, the others when they are shown again.
    for (const { feed } of feeds.all()) feed.markStale();
    for (const { feed } of feeds.shown()) void feed.catchUp();
  });
}
