import { canInteract, favourite, repeat } from '@linnet/domain';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Reply from 'lucide-react/icons/reply';
import Star from 'lucide-react/icons/star';
import { openForm } from '../../platform/client/use-reply';
import type { CommandStatusAction, ToggleStatusAction } from './status-action';

export const replyAction: CommandStatusAction = {
  id: 'reply',
  icon: Reply,
  mirrored: true,
  label: 'tool_tip.reply',
  can: canInteract,
  count: (row) => row.repliesCount,
  run: ({ client, row, view }) => openForm(client, { kind: 'reply', to: row.id }, view.id),
};

/** The toggles that are in a row by default. All other actions are loaded after the first statuses. */
export const firstToggles: readonly ToggleStatusAction[] = [
  {
    id: 'retweet',
    icon: Repeat2,
    toggle: repeat,
    can: repeat.can,
    label: { on: 'tool_tip.unrepeat', off: 'tool_tip.repeat' },
    count: (row) => row.repeatsCount,
  },
  {
    id: 'favorite',
    icon: Star,
    toggle: favourite,
    can: favourite.can,
    label: { on: 'tool_tip.unfavorite', off: 'tool_tip.favorite' },
    count: (row) => row.favouritesCount,
  },
];
