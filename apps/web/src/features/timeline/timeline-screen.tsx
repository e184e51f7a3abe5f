import type { SourceOf, StartKind } from '@linnet/domain';
import { TimelineView } from '../../blocks/timeline/timeline-view';
import { useText } from '../../platform/i18n/use-text';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import styles from './timeline-screen.module.css';
import type { MessageId } from '../../platform/i18n/message-id';

const tools = () => import('./tools/tools');

/** The timeline's name; becomes a menu of all timelines once its code is loaded. */
const TimelineHeading = lazyPart(
  () => tools().then((part) => part.TimelineMenu),
  ({ title }) => title,
);

/** Quick filters at the end of the header. */
const TimelineTools = lazyPart(
  () => tools().then((part) => part.QuickFilters),
  () => <span className={styles.space} />,
);

/** Stores how far the timeline was read, and offers to continue there. */
const TimelinePlaces = lazyPart(() => tools().then((part) => part.Places));

interface TimelineWords {
  title: MessageId;
  emptyTitle: MessageId;
  emptyText: MessageId;
}

/** The title of each timeline, and the text of its empty state. */
const timelineWords: Record<StartKind, TimelineWords> = {
  home: { title: 'nav.timeline', emptyTitle: 'timeline.empty_home', emptyText: 'timeline.empty_home_text' },
  public: { title: 'nav.twkn', emptyTitle: 'timeline.empty_known', emptyText: 'timeline.empty_known_text' },
  local: {
    title: 'nav.public_tl',
    emptyTitle: 'timeline.empty_local',
    emptyText: 'timeline.empty_local_text',
  },
};

interface TimelineScreenProps {
  source: SourceOf<StartKind>;
}

/** A timeline that can be a start page. */
export function TimelineScreen({ source }: TimelineScreenProps) {
  const text = useText();
  const words = timelineWords[source.kind];
  const title = text(words.title);

  return (
    <TimelineView
      source={source}
      title={title}
      empty={{ title: text(words.emptyTitle), text: text(words.emptyText) }}
      heading={<TimelineHeading title={title} />}
      tools={<TimelineTools source={source} />}
      places={TimelinePlaces}
    />
  );
}
