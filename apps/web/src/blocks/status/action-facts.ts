import type { StatusRow, ToggleName } from '@linnet/domain';
import type { LucideIcon } from 'lucide-react';
import Bookmark from 'lucide-react/icons/bookmark';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Star from 'lucide-react/icons/star';
import type { MessageId } from '../../platform/i18n/message-id';

interface ActionFacts {
  name: ToggleName;
  icon: LucideIcon;
  label: { on: MessageId; off: MessageId };
  /** Null for what is not counted. */
  count: (status: StatusRow) => number | null;
}

/** How the toggles look and read, in the order of their row. */
export const actionFacts: readonly ActionFacts[] = [
  {
    name: 'repeat',
    icon: Repeat2,
    label: { on: 'tool_tip.unrepeat', off: 'tool_tip.repeat' },
    count: (status) => status.repeatsCount,
  },
  {
    name: 'favourite',
    icon: Star,
    label: { on: 'tool_tip.unfavorite', off: 'tool_tip.favorite' },
    count: (status) => status.favouritesCount,
  },
  {
    name: 'bookmark',
    icon: Bookmark,
    label: { on: 'tool_tip.unbookmark', off: 'tool_tip.bookmark' },
    count: () => null,
  },
];
