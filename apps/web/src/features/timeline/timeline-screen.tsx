import type { SourceOf, StartKind } from '@linnet/domain';
import { TimelineView } from '../../blocks/timeline/timeline-view';
import { useText } from '../../platform/i18n/use-text';
import { TimelineHeading, TimelinePlaces, TimelineTools } from './later-tools';
import { timelineWords } from './timeline-words';

interface TimelineScreenProps {
  source: SourceOf<StartKind>;
}

/** A timeline that a start may show. */
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
