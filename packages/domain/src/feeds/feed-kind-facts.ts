import type { Call, Cursor, Page, Status, StreamName } from '@linnet/api';
import type { Features } from '../instance/features';
import type { Seek } from '../kernel/feed/seek';
import type { FilterContext } from '../filters/filter-context';
import type { FeedFilter, FeedView } from './feed-view';

/** The parameters of a request for a page. */
export interface PageRequest {
  /** From a page's Link header. An id of our own (`max_id`, `since_id`) is valid only in feeds ordered by id. */
  cursor?: Cursor | undefined;
  limit: number;
  view: FeedView;
  /** Include muted statuses, so that a placeholder can stand in their place. */
  withMuted: boolean;
}

/**
 * `id`: newest first by id, so that the position of a status is known wherever it comes from. `served`: in the order of
 * the server, with opaque cursors.
 */
export type FeedOrder = 'id' | 'served';

/** The features, for feed kinds that differ between servers. */
export type FeatureCheck = Pick<Features, 'has'>;

/** What a feed shows: its kind, and which one of that kind. */
interface Source {
  kind: string;
}

/** Everything that differs between feed kinds. */
export interface FeedKindFacts<S extends Source> {
  /** The request for a page. */
  page: (source: S, request: PageRequest, offered: FeatureCheck) => Call<Page<Status>>;
  order: FeedOrder | ((offered: FeatureCheck) => FeedOrder);
  /** The stream that sends new statuses of the feed; null when there is none. */
  stream: StreamName | ((source: S) => StreamName) | null;
  needsAccount: boolean;
  /** The context in which the viewer's filters and mutes are applied to its statuses. */
  filterContext: FilterContext;
  /**
   * Statuses of people whom the viewer blocks stay in the feed, as they do on the server: on profiles, and in what the
   * viewer has stored or looked up. By default they are removed.
   */
  keepsBlocked?: true;
  /** Whether request and order depend on the server's features, which must then be loaded first. */
  dependsOnServer?: boolean;
  /**
   * Servers may include posts of blocked people: the relationships to the authors are loaded before the page is shown.
   */
  mayIncludeBlocked?: boolean;
  /** The filters that the viewer can set. */
  filters: readonly FeedFilter[];
  /** Those of `filters` that the server may apply itself; only loosening these needs a new request. */
  serverFilters: readonly FeedFilter[];
}

/** The facts of each kind of source. */
export type FeedKindTable<S extends Source> = {
  readonly [K in S['kind']]: FeedKindFacts<S & { kind: K }>;
};

/** How one feed requests its pages, with the facts of its kind. */
export interface FeedPlan {
  order: FeedOrder;
  serverFilters: readonly FeedFilter[];
  mayIncludeBlocked: boolean;
  filterContext: FilterContext;
  keepsBlocked: boolean;
  /** Finds positions in feeds of the server's order; not needed for feeds ordered by id. */
  seek?: Seek<Status>;
  page: (request: PageRequest) => Call<Page<Status>>;
  /** Whether a request failed because the server has no such feed; left out where every server has it. */
  isNotOffered?: (error: unknown) => Promise<boolean>;
}

export function planOf<S extends Source>(
  facts: FeedKindFacts<S>,
  source: S,
  offered: FeatureCheck,
): FeedPlan {
  const { order, serverFilters, filterContext, mayIncludeBlocked = false, keepsBlocked = false } = facts;
  return {
    order: typeof order === 'function' ? order(offered) : order,
    serverFilters,
    mayIncludeBlocked,
    filterContext,
    keepsBlocked,
    page: (request) => facts.page(source, request, offered),
  };
}
