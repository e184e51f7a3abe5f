import { type Client, type FeedSource, feedKey, queueSummary } from '@linnet/domain';
import { type ComponentType, useCallback, useSyncExternalStore } from 'react';
import { CountMark } from '../../../blocks/navigation/count-mark';
import type { OfferedEntry } from '../../../blocks/navigation/navigation-entry';
import { useClient } from '../../../platform/client/client-provider';
import { useQueuedCount } from '../../../platform/client/use-feed';
import { subscribeToContent } from '../../../platform/client/use-feature';
import { useNumberFormat } from '../../../platform/i18n/use-number-format';
import { useText } from '../../../platform/i18n/use-text';
import { lazyPart } from '../../../ui/lazy/lazy-screen';
import type { EntryCountProps } from './account-counts';

const AnnouncementsCount = lazyPart(() => import('./account-counts').then((part) => part.AnnouncementsCount));

const FollowRequestCount = lazyPart(() => import('./account-counts').then((part) => part.FollowRequestCount));

const UnseenCount = lazyPart(() =>
  import('../../../features/notifications').then((part) => part.UnseenCount),
);

const UnreadChatsCount = lazyPart(() =>
  import('../../../features/chats/unread-chats').then((part) => part.UnreadChatsCount),
);

const UnreadPeopleCount = lazyPart(() =>
  import('../../../features/inbox/unread-people').then((part) => part.UnreadPeopleCount),
);

const WaitingForStaff = lazyPart(() =>
  import('../../../features/administration/waiting-count').then((part) => part.WaitingForStaff),
);

/** The counts of entries that are not timelines, by entry id. Visitors have none of these entries. */
const entryCounts: Readonly<Record<string, ComponentType<EntryCountProps>>> = {
  administration: WaitingForStaff,
  announcements: AnnouncementsCount,
  chats: UnreadChatsCount,
  dms: UnreadPeopleCount,
  friendRequests: FollowRequestCount,
  notifications: UnseenCount,
};

type Feeds = Client['feeds'];

/** Looks the feed up among the existing ones: requesting it by its source would create it. */
function findFeed(feeds: Feeds, key: string) {
  return feeds.all().find(({ source }) => feedKey(source) === key)?.feed;
}

/** Subscribes to a feed that may be created, removed and replaced. */
function followFeed(feeds: Feeds, key: string, listener: () => void): () => void {
  const get = () => findFeed(feeds, key)?.state ?? null;
  return subscribeToContent({ get, subscribe: (changed: () => void) => feeds.subscribe(changed) }, listener);
}

/** The queue of a feed: how many new posts it holds; nothing while the feed is not loaded. */
function useQueuedPosts(source: FeedSource): { count: number; reload: boolean } {
  const { feeds } = useClient();
  const key = feedKey(source);
  const subscribe = useCallback((listener: () => void) => followFeed(feeds, key, listener), [feeds, key]);
  const state = useSyncExternalStore(subscribe, () => findFeed(feeds, key)?.state.get());
  const count = useQueuedCount(state, feeds.filterContext(source));
  return { count, reload: state !== undefined && queueSummary(state).needsReload };
}

interface WaitingCountProps {
  readonly feed: FeedSource;
  readonly className: string | undefined;
}

/** Larger counts are not shown as numbers. */
const MAX_COUNT = 99;

/** How many new posts a timeline has: a number, ∞ for many, + when showing them leaves a gap. */
function QueuedPostCount({ feed, className }: WaitingCountProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const { count, reload } = useQueuedPosts(feed);
  if (count === 0) return null;

  const shown = reload ? '+' : count > MAX_COUNT ? '∞' : numbers.full(count);
  const words = reload ? text('nav.many_new_posts') : text('nav.new_posts', { count });
  return <CountMark className={className} shown={shown} label={words} />;
}

/** The count beside a navigation entry; renders nothing for entries without one. */
export function EntryCount({ entry, className }: EntryCountProps & { readonly entry: OfferedEntry }) {
  const Count = entryCounts[entry.id];
  if (Count !== undefined) return <Count className={className} />;
  return entry.feed === undefined ? null : <QueuedPostCount feed={entry.feed} className={className} />;
}
