import type { StreamName } from '@linnet/api';
import { feedKinds } from '../feeds/feed-kinds';
import type { Feeds } from '../feeds/feeds';

const USER: StreamName = { stream: 'user' };

function streamKey(name: StreamName): string {
  return [name.stream, name.list ?? name.tag ?? name.instance ?? ''].join(' ');
}

/** The streams that what is on screen lives from, by key; a member always hears the own one. */
export function wantedStreams(feeds: Feeds, signedIn: boolean): Map<string, StreamName> {
  const names = feeds.shown().map(({ source }) => feedKinds[source.kind].stream);
  if (signedIn) names.push(USER);
  return new Map(names.filter((name) => name !== null).map((name) => [streamKey(name), name]));
}
