import type { StartKind } from '@linnet/domain';
import type { ComponentType } from 'react';
import { FeedPlaceholder } from '../../blocks/feed/feed-skeleton';
import type { MessageId } from '../../platform/i18n/message-id';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { StartTimeline } from './start-timeline';
import type { TimelineKind, TimelineWords } from './timeline-words';

interface Timeline {
  readonly title: MessageId;
  readonly screen: ComponentType<ScreenProps>;
}

/** Each timeline's title and screen, which follow from its words. A kind without words does not compile. */
export const timelines: Readonly<Record<TimelineKind, Timeline>> = {
  home: start('home', {
    title: 'nav.timeline',
    emptyTitle: 'timeline.empty_home',
    emptyText: 'timeline.empty_home_text',
  }),
  public: start('public', {
    title: 'nav.twkn',
    emptyTitle: 'timeline.empty_known',
    emptyText: 'timeline.empty_known_text',
  }),
  local: start('local', {
    title: 'nav.public_tl',
    emptyTitle: 'timeline.empty_local',
    emptyText: 'timeline.empty_local_text',
  }),
  bubble: more('bubble', {
    title: 'nav.bubble',
    emptyTitle: 'timelines.empty_bubble',
    emptyText: 'timelines.empty_bubble_text',
  }),
  tag: more('tag', {
    title: 'timelines.tag',
    emptyTitle: 'timelines.empty_tag',
    emptyText: 'timelines.empty_tag_text',
  }),
  list: more('list', {
    title: 'timelines.list',
    emptyTitle: 'timelines.empty_list',
    emptyText: 'timelines.empty_list_text',
  }),
  bookmarks: more('bookmarks', {
    title: 'nav.bookmarks',
    emptyTitle: 'timelines.empty_bookmarks',
    emptyText: 'timelines.empty_bookmarks_text',
  }),
  direct: more('direct', {
    title: 'nav.dms',
    emptyTitle: 'timelines.empty_direct',
    emptyText: 'timelines.empty_direct_text',
  }),
  mentions: more('mentions', {
    title: 'nav.interactions',
    emptyTitle: 'timelines.empty_mentions',
    emptyText: 'timelines.empty_mentions_text',
  }),
  favourites: more('favourites', {
    title: 'nav.favorites',
    emptyTitle: 'timelines.empty_favourites',
    emptyText: 'timelines.empty_favourites_text',
  }),
  quotes: more('quotes', {
    title: 'timelines.quotes',
    emptyTitle: 'timelines.empty_quotes',
    emptyText: 'timelines.empty_quotes_text',
  }),
};

/** A timeline that can be a start page: its code is in the first chunk. */
function start(kind: StartKind, words: TimelineWords): Timeline {
  const source = { kind };
  return { title: words.title, screen: () => <StartTimeline source={source} words={words} /> };
}

/** A timeline that no start page shows: its code is loaded when it is opened. */
function more(kind: Exclude<TimelineKind, StartKind>, words: TimelineWords): Timeline {
  const load = () => import('./more-timelines').then((part) => part.moreTimelineScreen(kind, words));
  return { title: words.title, screen: lazyScreen<ScreenProps>(load, { placeholder: FeedPlaceholder }) };
}
