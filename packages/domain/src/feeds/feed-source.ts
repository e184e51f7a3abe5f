import type { StartSource } from './feed-kinds';
import type { MoreSource } from './more-feed-kinds';

/** What a feed shows. */
export type FeedSource = StartSource | MoreSource;

export type FeedKind = FeedSource['kind'];

/** The source of one kind. */
export type SourceOf<K extends FeedKind> = FeedSource & { kind: K };

/** A key that is the same for equal sources. */
export function feedKey(source: FeedSource): string {
  return JSON.stringify(Object.entries(source).sort(([a], [b]) => (a < b ? -1 : 1)));
}
