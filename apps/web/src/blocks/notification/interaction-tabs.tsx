import type { FeatureKey } from '@linnet/api';
import type { SessionState } from '@linnet/domain';
import { allKinds, type NotificationKind } from '@linnet/domain/notifications';
import { hasPrivilege } from '@linnet/domain/staff';
import { useHasFeature } from '../../platform/client/use-has';
import { useSession } from '../../platform/client/client-provider';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkTabs } from '../../ui/tabs/link-tabs';
import { notificationLooks, type InteractionTabName } from './notification-looks';

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

/** Label and condition of each tab. `notificationLooks` has the tab of each kind of notification. */
const tabs: Readonly<Record<InteractionTabName, Pick<InteractionTab, 'label' | 'isOffered'>>> = {
  mentions: { label: 'interactions.mentions' },
  statuses: { label: 'interactions.statuses' },
  'favs-repeats': { label: 'interactions.favs_repeats' },
  follows: { label: 'interactions.follows' },
  reactions: { label: 'interactions.emoji_reactions' },
  reports: {
    label: 'interactions.reports',
    isOffered: (scene) => hasPrivilege(scene, 'reports_manage_reports'),
  },
  moves: {
    label: 'interactions.moves',
    // Viewers who allow it follow moved accounts automatically, and get no notification.
    isOffered: ({ session }) => session.state !== 'visitor' && session.own?.allowFollowingMove === false,
  },
};

function tabOf(tab: InteractionTabName): InteractionTab {
  const kinds = allKinds.filter((kind) => notificationLooks[kind].tab === tab);
  return { name: tab === 'mentions' ? null : tab, ...tabs[tab], kinds };
}

/** The tabs of interactions, by kinds of notification. The first one is shown as a timeline. */
export const interactionTabs: readonly [InteractionTab, ...InteractionTab[]] = [
  tabOf('mentions'),
  ...(['statuses', 'favs-repeats', 'follows', 'reactions', 'reports', 'moves'] as const).map(tabOf),
];

/** Links between the kinds of interaction; `current` is the name of the open tab. */
export function InteractionTabs({ current }: { readonly current: string | null }) {
  const text = useText();
  const session = useSession();
  const has = useHasFeature();
  if (session.state === 'visitor') return null;
  const path = pathTo('interactions', { username: session.username });
  const addressOf = (name: string | null): string => (name === null ? path : `${path}?tab=${name}`);
  const offered = interactionTabs.filter(({ isOffered }) => isOffered?.({ session, has }) ?? true);
  return (
    <LinkTabs
      label={text('interactions.kinds')}
      tabs={offered.map(({ name, label }) => ({ to: addressOf(name), label: text(label) }))}
      current={addressOf(current)}
    />
  );
}
