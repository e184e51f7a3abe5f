import { interactionTabs } from '../blocks/notification/interaction-tabs';
import { InteractionsScreen as KindScreen } from '../features/notifications';
import { timelines } from '../features/timeline';
import type { ScreenProps } from '../platform/navigation/route-definition';

const { screen: MentionsScreen } = timelines.mentions;

/** Interactions with the viewer: mentions as a timeline, everything else by kind of notification. */
export function InteractionsScreen(props: ScreenProps) {
  const wanted = new URLSearchParams(props.search).get('tab');
  const tab = interactionTabs.find(({ name }) => name === wanted);
  if (tab === undefined || tab.name === null) return <MentionsScreen {...props} />;
  return <KindScreen tab={tab} />;
}
