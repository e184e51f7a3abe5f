import type { Status } from '@linnet/api';
import type { Arrivals } from './arrivals';
import type { Feeds } from './feeds/feeds';
import { holdsOwn } from './feeds/holds-own';

/** Brings what the person has just posted to where it shows. */
export function bringOwnPost(
  { feeds, arrivals }: { feeds: Feeds; arrivals: Arrivals },
  status: Status,
): void {
  const id = arrivals.bring(status);
  for (const { source, feed } of feeds.all()) if (holdsOwn(source, status)) feed.receiveOwn(id);
}
