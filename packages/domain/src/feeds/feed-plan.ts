import type { Call, Page, Status } from '@linnet/api';
import type { FeedKindFacts, FeedOrder, Offered, PageWish } from './feed-kind-facts';
import type { FeedKind, SourceOf } from './feed-source';
import type { FeedFilter } from './feed-view';
import type { Seek } from './seek';

/** How one feed asks for its pages, and what holds for them. */
export interface FeedPlan {
  order: FeedOrder;
  sent: readonly FeedFilter[];
  unscreened: boolean;
  /** Finds places in it; where the order is by id nobody has to look for them. */
  seek?: Seek;
  page: (wish: PageWish) => Call<Page<Status>>;
}

export function planOf<K extends FeedKind>(
  facts: FeedKindFacts<K>,
  source: SourceOf<K>,
  offered: Offered,
): FeedPlan {
  const { order, sent, unscreened = false } = facts;
  return {
    order: typeof order === 'function' ? order(offered) : order,
    sent,
    unscreened,
    page: (wish) => facts.page(source, wish, offered),
  };
}
