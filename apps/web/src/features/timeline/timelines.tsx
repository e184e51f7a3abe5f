import type { ListId, StatusId } from '@linnet/api';
import type { StartKind } from '@linnet/domain';
import { FeedPlaceholder } from '../../blocks/feed/feed-skeleton';
import type { MessageId } from '../../platform/i18n/message-id';
import type { RouteName } from '../../platform/navigation/route-addresses';
import type { RouteGuard, ScreenProps, ScreenRoute } from '../../platform/navigation/route-definition';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { StartTimeline } from './start-timeline';
import type { MoreKind, MoreTimelineEntry, TimelineKind, TimelineTexts } from './timeline-entry';

interface Timeline<At extends RouteName | null> {
  readonly at: At;
  readonly title: MessageId;
  readonly guard: RouteGuard;
  readonly screen: ScreenRoute['screen'];
}

interface TimelineOptions<At extends RouteName | null> {
  /** Its route; null where another screen shows it. */
  readonly at: At;
  /** Who may open it: everybody if left out. */
  readonly guard?: RouteGuard;
  /** The parameters of the address are the values of its texts. */
  readonly title: MessageId;
}

/**
 * Each timeline: its route, its title, and the feed that its address names. A kind without an entry does not compile.
 * Ids come from the address, so the casts are here.
 */
export const timelines = {
  home: startTimeline(
    'home',
    { at: 'friends', guard: 'signed-in', title: 'nav.timeline' },
    'timeline.empty_home',
  ),
  public: startTimeline(
    'public',
    { at: 'public-external-timeline', title: 'nav.twkn' },
    'timeline.empty_known',
  ),
  local: startTimeline('local', { at: 'public-timeline', title: 'nav.public_tl' }, 'timeline.empty_local'),
  bubble: moreTimeline('bubble', {
    at: 'bubble-timeline',
    title: 'nav.bubble',
    sourceOf: () => ({ kind: 'bubble' }),
  }),
  tag: moreTimeline('tag', {
    at: 'tag-timeline',
    title: 'timelines.tag',
    sourceOf: ({ tag = '' }) => ({ kind: 'tag', tag: tag.replace(/^#/, '') }),
    back: 'narrow',
  }),
  list: moreTimeline('list', {
    at: 'lists-timeline',
    title: 'timelines.list',
    sourceOf: ({ id = '' }) => ({ kind: 'list', listId: id as ListId }),
    back: 'narrow',
  }),
  bookmarks: moreTimeline('bookmarks', {
    at: 'bookmarks',
    title: 'nav.bookmarks',
    sourceOf: ({ id = null }) => ({ kind: 'bookmarks', folderId: id }),
  }),
  direct: moreTimeline('direct', {
    at: 'dms',
    guard: 'signed-in',
    title: 'nav.dms',
    sourceOf: () => ({ kind: 'direct' }),
  }),
  mentions: moreTimeline('mentions', {
    at: null,
    title: 'nav.interactions',
    sourceOf: () => ({ kind: 'mentions' }),
  }),
  favourites: moreTimeline('favourites', {
    at: 'favourites',
    guard: 'signed-in',
    title: 'nav.favorites',
    sourceOf: () => ({ kind: 'favourites' }),
  }),
  quotes: moreTimeline('quotes', {
    at: 'quotes',
    title: 'timelines.quotes',
    sourceOf: ({ id = '' }) => ({ kind: 'quotes', statusId: id as StatusId }),
    back: 'always',
  }),
} as const satisfies Readonly<Record<TimelineKind, Timeline<RouteName | null>>>;

type TimelineRoutes = {
  readonly [K in keyof typeof timelines as (typeof timelines)[K]['at'] & RouteName]: ScreenRoute;
};

/** The routes of the timelines. */
export const timelineRoutes = Object.fromEntries(
  Object.values(timelines).flatMap(({ at, ...route }) =>
    at === null ? [] : [[at, { kind: 'screen', ...route }]],
  ),
) as TimelineRoutes;

/** A timeline that can be a start page: its code is in the first chunk. */
function startTimeline<At extends RouteName>(
  kind: StartKind,
  { at, guard = 'everyone', title }: TimelineOptions<At>,
  emptyTitle: `timeline.empty_${'home' | 'known' | 'local'}`,
): Timeline<At> {
  const source = { kind };
  const texts = { title, emptyTitle, emptyText: `${emptyTitle}_text` } as const;
  return { at, guard, title, screen: () => <StartTimeline source={source} texts={texts} /> };
}

/** A timeline that no start page shows: its code is loaded when it is opened. Its empty state is named after it. */
function moreTimeline<K extends MoreKind, At extends RouteName | null>(
  kind: K,
  { at, guard = 'everyone', title, ...entry }: TimelineOptions<At> & Omit<MoreTimelineEntry<K>, 'texts'>,
): Timeline<At> {
  const texts: TimelineTexts = {
    title,
    emptyTitle: `timelines.empty_${kind}`,
    emptyText: `timelines.empty_${kind}_text`,
  };
  const load = () =>
    import('./more-timelines').then((part) => part.moreTimelineScreen(kind, { ...entry, texts }));
  return { at, guard, title, screen: lazyScreen<ScreenProps>(load, { placeholder: FeedPlaceholder }) };
}
