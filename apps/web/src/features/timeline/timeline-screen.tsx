import type { SourceOf, StartKind } from '@linnet/domain';
import { TimelineView } from '../../blocks/timeline/timeline-view';
import { useText } from '../../platform/i18n/use-text';
import { TimelineHeading, TimelinePlaces, TimelineTools } from './later-tools';
import type { MessageId } from '../../platform/i18n/message-id';

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
