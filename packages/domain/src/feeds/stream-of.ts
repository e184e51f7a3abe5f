import type { StreamName } from '@linnet/api';
import { feedKinds } from './more-feed-kinds';
import type { FeedKindFacts } from './feed-kind-facts';
import type { FeedKind, FeedSource, SourceOf } from './feed-source';

/** The stream that sends new statuses of a feed; null when there is none. */
export function streamOf(source: FeedSource): StreamName | null {
  return nameOf(source.kind, source);
}

function nameOf<K extends FeedKind>(kind: K, source: SourceOf<K>): StreamName | null {
  const { stream }: FeedKindFacts<K> = feedKinds[kind];
  return typeof stream === 'function' ? stream(source) : stream;
}
