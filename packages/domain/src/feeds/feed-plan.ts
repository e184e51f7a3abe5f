import type { Call, Page, Status } from '@linnet/api';
import type { Seek } from '../kernel/feed/seek';
import type { FeedKindFacts, FeedOrder, Offered, PageWish } from './feed-kind-facts';
import type { FeedKind, SourceOf } from './feed-source';
import type { FilterContext } from '../filters/filter-context';
import type { FeedFilter } from './feed-view';

/** How one feed requests its pages, with the facts of its kind. */
export interface FeedPlan {
  order: FeedOrder;
  sent: readonly FeedFilter[];
  unscreened: boolean;
  filterContext: FilterContext;
  keepsBlocked: boolean;
  /** Finds positions in feeds of the server's order; not needed for feeds ordered by id. */
  seek?: Seek<Status>;
  page: (wish: PageWish) => Call<Page<Status>>;
}

export function planOf<K extends FeedKind>(
  facts: FeedKindFacts<K>,
  source: SourceOf<K>,
  offered: Offered,
): FeedPlan {
  const { order, sent, filterContext, unscreened = false, keepsBlocked = false } = facts;
  return {
    order: typeof order === 'function' ? order(offered) : order,
    sent,
    unscreened,
    filterContext,
    keepsBlocked,
    page: (wish) => facts.page(source, wish, offered),
  };
}
