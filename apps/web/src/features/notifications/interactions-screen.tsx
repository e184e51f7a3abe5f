import { shownNotifications } from '@linnet/domain/notifications';
import { notificationSettings } from '@linnet/domain/settings';
import { useMemo } from 'react';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { BackButton } from '../../blocks/navigation/back-button';
import { InteractionTabs } from '../../blocks/notification/interaction-tabs';
import type { InteractionTab } from '../../blocks/notification/interaction-tabs-list';
import { NotificationSkeleton } from '../../blocks/notification/notification-skeleton';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorState } from '../../ui/state/error-state';
import { GroupList } from './group-list';
import { OlderFoot } from './older-foot';
import { useInteractions } from './use-interactions';
import { useOlder } from './use-older';
import { useSteps } from './use-steps';

/** Shows all notifications of a kind, including those that the settings hide. */
const everything = {
  visible: notificationSettings.notificationVisibility.default,
  seen: Number.POSITIVE_INFINITY,
  unseenAtTop: false,
  groups: false,
  ignoresInactionable: false,
};

/** Notifications of one kind: what others did with the viewer's posts and account. */
export function InteractionsScreen({ tab }: { readonly tab: InteractionTab }) {
  const text = useText();
  const stays = useSetting('disableStickyHeaders');
  const title = text('nav.interactions');
  return (
    <Panel main aria-label={title}>
      <PanelHeader level={1} title={title} sticky={!stays} start={<BackButton />} />
      <InteractionTabs present={tab.name} />
      <Interactions key={tab.name} tab={tab} />
    </Panel>
  );
}

function Interactions({ tab }: { readonly tab: InteractionTab }) {
  const text = useText();
  const { interactions, state } = useInteractions(tab.kinds);
  const { groups } = useMemo(() => shownNotifications(state, everything), [state]);
  const words = useFailureWords(state.failure ?? { kind: 'aborted' });
  const { top, reached, more } = useOlder({
    list: interactions,
    lines: groups.length,
    onMore: () => void interactions.loadOlder(),
  });
  const { see, dismiss } = useSteps(interactions);

  if (!state.opened) {
    return state.failure === null ? (
      <NotificationSkeleton />
    ) : (
      <ErrorState
        title={text('notifications.failed')}
        text={words}
        onRetry={() => void interactions.load()}
      />
    );
  }
  if (groups.length === 0 && state.ended) {
    return <EmptyState title={text('interactions.empty')} text={text('interactions.empty_text')} />;
  }
  return (
    <>
      <div ref={top} />
      <GroupList groups={groups} isBusy={state.loading !== null} onSeen={see} onDismiss={dismiss} />
      <OlderFoot state={state} hasMore={!state.ended} reaches onReached={reached} onMore={more} />
    </>
  );
}
