import type { StreamName } from '@linnet/api';
import type { Feeds } from '../feeds/feeds';
import { feedKinds, streamOf } from '../feeds/more-feed-kinds';
import { streamKey } from '../events/stream-key';

const USER: StreamName = { stream: 'user' };

/** The streams of the feeds on screen, by key; a signed-in viewer always has the stream of their own account. */
export function wantedStreams(feeds: Feeds, signedIn: boolean): Map<string, StreamName> {
  const names = feeds
    .shown()
    .filter(({ source }) => signedIn || !feedKinds[source.kind].needsAccount)
    .map(({ source }) => streamOf(source));
  if (signedIn) names.push(USER);
  return new Map(names.filter((name) => name !== null).map((name) => [streamKey(name), name]));
}
