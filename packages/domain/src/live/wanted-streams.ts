import type { StreamName } from '@linnet/api';
import { feedKinds } from '../feeds/all-feed-kinds';
import type { Feeds } from '../feeds/feeds';
import { streamOf } from '../feeds/stream-of';
import { streamKey } from './stream-key';

const USER: StreamName = { stream: 'user' };

/** The streams that what is on screen lives from, by key; a member always hears the own one. */
export function wantedStreams(feeds: Feeds, signedIn: boolean): Map<string, StreamName> {
  const names = feeds
    .shown()
    .filter(({ source }) => signedIn || !feedKinds[source.kind].needsAccount)
    .map(({ source }) => streamOf(source));
  if (signedIn) names.push(USER);
  return new Map(names.filter((name) => name !== null).map((name) => [streamKey(name), name]));
}
