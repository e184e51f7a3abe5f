import type { Call, Cursor, Page, Status, StreamName } from '@linnet/api';
import type { Features } from '../features/features';
import type { FeedKind, SourceOf } from './feed-source';
import type { FeedFilter, FeedView } from './feed-view';

/** What a feed asks for. */
export interface PageWish {
  /** From a page's Link header; an id of our own (`max_id`, `since_id`) only where the order is by id. */
  cursor?: Cursor | undefined;
  limit: number;
  view: FeedView;
  /** With what is muted: it is to be seen that it is there. */
  withMuted: boolean;
}

/**
 * `id`: newest first, so that a status has its place wherever it comes from. `served`: as the server has it, with
 * cursors that say nothing to us.
 */
export type FeedOrder = 'id' | 'served';

/** What kinds ask that differ between servers. */
export type Offered = Pick<Features, 'has'>;

/** Everything that differs between kinds of feeds. A new kind is one more entry. */
export interface FeedKindFacts<K extends FeedKind = FeedKind> {
  /** The request for a page. */
  page: (source: SourceOf<K>, wish: PageWish, offered: Offered) => Call<Page<Status>>;
  order: FeedOrder | ((offered: Offered) => FeedOrder);
  /** The stream that carries what is new in it; null when there is none. */
  stream: StreamName | ((source: SourceOf<K>) => StreamName) | null;
  needsAccount: boolean;
  /** Where request and order depend on the server, it has to be known first. */
  dependsOnServer?: boolean;
  /** Servers leave posts of blocked people in it: how the reader stands to their authors is known before they are shown. */
  unscreened?: boolean;
  /** How what it shows can be narrowed. */
  filters: readonly FeedFilter[];
  /** Those of `filters` that the server itself may obey; only their loosening has to ask it anew. */
  sent: readonly FeedFilter[];
}

export type FeedKindTable<K extends FeedKind> = { readonly [Each in K]: FeedKindFacts<Each> };
