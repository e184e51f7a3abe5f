import type { SourceOf, StartKind } from '@linnet/domain';
import { TimelineView } from '../../blocks/timeline/timeline-view';
import { useText } from '../../platform/i18n/use-text';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import styles from './start-timeline.module.css';
import type { TimelineTexts } from './timeline-entry';

const tools = () => import('./tools/tools');

/** The timeline's name; becomes a menu of all timelines once its code is loaded. */
const TimelineHeading = lazyPart(
  () => tools().then((part) => part.TimelineMenu),
  ({ title }) => title,
);

/** Quick filters at the end of the header. */
const TimelineTools = lazyPart(
  () => tools().then((part) => part.QuickFilters),
  () => <span className={styles.placeholder} />,
);

/** Stores how far the timeline was read, and offers to continue there. */
const LazyReadingPosition = lazyPart(() => tools().then((part) => part.ReadingPosition));

interface StartTimelineProps {
  readonly source: SourceOf<StartKind>;
  readonly texts: TimelineTexts;
}

/** A timeline that can be a start page. */
export function StartTimeline({ source, texts }: StartTimelineProps) {
  const text = useText();
  const title = text(texts.title);

  return (
    <TimelineView
      source={source}
      title={title}
      empty={{ title: text(texts.emptyTitle), text: text(texts.emptyText) }}
      heading={<TimelineHeading title={title} />}
      tools={<TimelineTools source={source} />}
      readingPosition={LazyReadingPosition}
    />
  );
}
