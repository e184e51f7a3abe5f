import type { StartKind } from '@linnet/domain';
import type { MessageId } from '../../platform/i18n/message-id';

interface TimelineWords {
  title: MessageId;
  emptyTitle: MessageId;
  emptyText: MessageId;
}

/** What each timeline is called, and what it says while it is empty. */
export const timelineWords: Record<StartKind, TimelineWords> = {
  home: { title: 'nav.timeline', emptyTitle: 'timeline.empty_home', emptyText: 'timeline.empty_home_text' },
  public: { title: 'nav.twkn', emptyTitle: 'timeline.empty_known', emptyText: 'timeline.empty_known_text' },
  local: {
    title: 'nav.public_tl',
    emptyTitle: 'timeline.empty_local',
    emptyText: 'timeline.empty_local_text',
  },
};
