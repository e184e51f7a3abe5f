import { interactionTabs } from '../blocks/notification/interaction-tabs';
import { NotificationsScreen as OwnNotifications } from '../features/notifications';
import { timelines } from '../features/timeline';
import { isReservedName } from '../platform/navigation/is-reserved-name';
import type { ScreenProps } from '../platform/navigation/route-definition';
import { lazyScreen } from '../ui/lazy/lazy-screen';
import { NotFoundScreen } from './not-found/not-found-screen';

const { screen: MentionsScreen } = timelines.mentions;

const InteractionsOfKind = lazyScreen(() =>
  import('../features/notifications/interactions-screen').then((part) => part.InteractionsScreen),
);

/** Interactions with the viewer: mentions as a timeline, everything else by kind of notification. */
export function InteractionsScreen(props: ScreenProps) {
  const tabName = new URLSearchParams(props.search).get('tab');
  const tab = interactionTabs.find(({ name }) => name === tabName);
  if (tab === undefined || tab.name === null) return <MentionsScreen {...props} />;
  return <InteractionsOfKind tab={tab} />;
}

/**
 * The notifications. The name in the address is ignored, since people can only see their own; reserved words are not
 * found.
 */
export function NotificationsScreen({ params }: ScreenProps) {
  return isReservedName(params['username'] ?? '', []) ? <NotFoundScreen /> : <OwnNotifications />;
}
