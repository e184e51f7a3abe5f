import type { FeatureKey } from '@linnet/api';
import type { SessionState } from '@linnet/domain';
import type { NotificationKind } from '@linnet/domain/notifications';
import { hasPrivilege } from '@linnet/domain/staff';
import type { MessageId } from '../../platform/i18n/message-id';

/** Who reads, and what their server can. */
interface TabScene {
  readonly session: SessionState;
  readonly has: (feature: FeatureKey) => boolean;
}

export interface InteractionTab {
  /** In the address; null for the first. */
  readonly name: string | null;
  readonly label: MessageId;
  readonly kinds: readonly NotificationKind[];
  readonly isOffered?: (scene: TabScene) => boolean;
}

const MENTIONS: InteractionTab = { name: null, label: 'interactions.mentions', kinds: ['mention'] };

/** What others do with one and one's posts, by kinds. The first stands as a timeline. */
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
    // Whoever allows it follows people to where they moved without being told.
    isOffered: ({ session }) => session.state !== 'visitor' && session.own?.allowFollowingMove === false,
  },
];
