import type { Status } from '@linnet/api';
import type { Arrivals } from './arrivals';
import type { Feeds } from './feeds/feeds';
import { holdsOwn } from './feeds/holds-own';
import type { Graph } from './graph/graph';
import { countReply } from './reply-counts';

/** Brings what the person has just posted to where it shows. */
export function bringOwnPost(
  { graph, feeds, arrivals }: { graph: Graph; feeds: Feeds; arrivals: Arrivals },
  status: Status,
): void {
  countReply(graph, status);
  const id = arrivals.bring(status);
  for (const { source, feed } of feeds.all()) if (holdsOwn(source, status)) feed.receiveOwn(id);
}
