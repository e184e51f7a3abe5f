import type { FeatureKey } from '@linnet/api';
import type { SessionState } from '@linnet/domain';
import type { NotificationKind } from '@linnet/domain/notifications';
import { hasPrivilege } from '@linnet/domain/staff';
import type { MessageId } from '../../platform/i18n/message-id';

/** The viewer's session, and the features of the server. */
interface TabScene {
  readonly session: SessionState;
  readonly has: (feature: FeatureKey) => boolean;
}

export interface InteractionTab {
  /** Its name in the address; null for the first tab. */
  readonly name: string | null;
  readonly label: MessageId;
  readonly kinds: readonly NotificationKind[];
  readonly isOffered?: (scene: TabScene) => boolean;
}

const MENTIONS: InteractionTab = { name: null, label: 'interactions.mentions', kinds: ['mention'] };

/** The tabs of interactions, by kinds of notification. The first one is shown as a timeline. */
export const interactionTabs: readonly [InteractionTab, ...InteractionTab[]] = [
  MENTIONS,
  { name: 'statuses', label: 'interactions.statuses', kinds: ['status'] },
  { name: 'favs-repeats', label: 'interactions.favs_repeats', kinds: ['like', 'repeat'] },
  { name: 'follows', label: 'interactions.follows', kinds: ['follow'] },
  { name: 'reactions', label: 'interactions.emoji_reactions', kinds: ['reaction'] },
  {
    name: 'reports',
    label: 'interactions.reports',
    kinds: ['report'],
    isOffered: (scene) => hasPrivilege(scene, 'reports_manage_reports'),
  },
  {
    name: 'moves',
    label: 'interactions.moves',
    kinds: ['move'],
    // Viewers who allow it follow moved accounts automatically, and get no notification.
    isOffered: ({ session }) => session.state !== 'visitor' && session.own?.allowFollowingMove === false,
  },
];
