import type { AccountId, StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import type { Settings } from '../settings/settings';
import { startKinds } from './feed-kinds';
import type { Feeds } from './feeds';

interface DecisionsOptions {
  feeds: Feeds;
  graph: Graph;
  settings: Settings;
}

/** Brings the timelines in line with what the person decides about others. Once for each page. */
export function followDecisions({ feeds, graph, settings }: DecisionsOptions): void {
  let hidesMuted = settings.get('hideMutedPosts');

  /** The large timelines lose at once what is of this account. */
  function withdraw(account: AccountId): void {
    const author = (id: StatusId | null | undefined) => (id ? graph.statuses.get(id)?.accountId : undefined);
    const isOf = (id: StatusId): boolean =>
      [author(id), author(graph.statuses.get(id)?.repeatOfId)].includes(account);
    for (const { source, feed } of feeds.all()) if (source.kind in startKinds) feed.withdrawAll(isOf);
  }

  // Also when a block is lifted: what came meanwhile was never seen, and does not turn up among what was read.
  graph.relationships.watch((id, before) => {
    const isBlocking = graph.relationships.get(id)?.blocking === true;
    if (isBlocking !== (before?.blocking === true)) withdraw(id);
  });

  settings.subscribe(() => {
    const hidMuted = hidesMuted;
    hidesMuted = settings.get('hideMutedPosts');
    if (!hidMuted || hidesMuted) return;
    // What the server left out comes where it is looked at, and elsewhere when it is looked at again.
    for (const { feed } of feeds.all()) feed.outdate();
    for (const { feed } of feeds.shown()) void feed.catchUp();
  });
}
