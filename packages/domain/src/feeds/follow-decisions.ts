import { hidesAllMuted } from '../filters/hides-all-muted';
import type { Graph } from '../graph/graph';
import { isPutAway } from '../graph/put-away';
import type { Settings } from '../settings/settings';
import type { Feeds } from './feeds';
import { withdrawPeople } from './withdraw-people';

interface DecisionsOptions {
  feeds: Feeds;
  graph: Graph;
  settings: Settings;
}

/** Brings the timelines in line with what the person decides about others. Once for each page. */
export function followDecisions({ feeds, graph, settings }: DecisionsOptions): void {
  let hidesAll = hidesAllMuted(settings);

  // Also when it ends: what came meanwhile was never seen, and does not turn up among what was read.
  graph.relationships.watch((id, before) => {
    if (isPutAway(graph.relationships.get(id)) !== isPutAway(before)) {
      withdrawPeople({ feeds, graph }, (account) => account === id);
    }
  });

  settings.subscribe(() => {
    const hidAll = hidesAll;
    hidesAll = hidesAllMuted(settings);
    if (!hidAll || hidesAll) return;
    // What the server left out comes where it is looked at, and elsewhere when it is looked at again.
    for (const { feed } of feeds.all()) feed.outdate();
    for (const { feed } of feeds.shown()) void feed.catchUp();
  });
}
