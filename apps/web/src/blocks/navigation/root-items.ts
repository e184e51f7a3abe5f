import type { FeatureKey } from '@linnet/api';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FilePen from 'lucide-react/icons/file-pen';
import Settings from 'lucide-react/icons/settings-2';
import type { MessageId } from '../../platform/i18n/message-id';

interface RootItem {
  readonly route: 'drafts' | 'scheduled' | 'settings';
  readonly icon: LucideIcon;
  readonly label: MessageId;
  readonly members: boolean;
  /** What the server must be able to. */
  readonly feature?: FeatureKey;
}

/** The places that are no timelines, in their order. */
export const rootItems: readonly RootItem[] = [
  { route: 'drafts', icon: FilePen, label: 'nav.drafts', members: true },
  {
    route: 'scheduled',
    icon: CalendarClock,
    label: 'nav.scheduled',
    members: true,
    feature: 'scheduledStatuses',
  },
  { route: 'settings', icon: Settings, label: 'nav.settings', members: false },
];
