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

/** Each timeline's title and screen. A kind without words does not compile. */
export const timelines: Readonly<Record<TimelineKind, Timeline>> = {
  home: start('home', 'nav.timeline', 'timeline.empty_home'),
  public: start('public', 'nav.twkn', 'timeline.empty_known'),
  local: start('local', 'nav.public_tl', 'timeline.empty_local'),
  bubble: more('bubble', 'nav.bubble'),
  tag: more('tag', 'timelines.tag'),
  list: more('list', 'timelines.list'),
  bookmarks: more('bookmarks', 'nav.bookmarks'),
  direct: more('direct', 'nav.dms'),
  mentions: more('mentions', 'nav.interactions'),
  favourites: more('favourites', 'nav.favorites'),
  quotes: more('quotes', 'timelines.quotes'),
};

/** A timeline that can be a start page: its code is in the first chunk. */
function start(
  kind: StartKind,
  title: MessageId,
  emptyTitle: `timeline.empty_${'home' | 'known' | 'local'}`,
): Timeline {
  const source = { kind };
  const words = { title, emptyTitle, emptyText: `${emptyTitle}_text` } as const;
  return { title, screen: () => <StartTimeline source={source} words={words} /> };
}

/** A timeline that no start page shows: its code is loaded when it is opened. Its empty state is named after it. */
function more(kind: Exclude<TimelineKind, StartKind>, title: MessageId): Timeline {
  const words: TimelineWords = {
    title,
    emptyTitle: `timelines.empty_${kind}`,
    emptyText: `timelines.empty_${kind}_text`,
  };
  const load = () => import('./more-timelines').then((part) => part.moreTimelineScreen(kind, words));
  return { title, screen: lazyScreen<ScreenProps>(load, { placeholder: FeedPlaceholder }) };
}
