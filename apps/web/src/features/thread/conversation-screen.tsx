import type { StatusId, FailureReason } from '@linnet/api';
import { conversationSettings, type Conversation } from '@linnet/domain/conversation';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo } from 'react';
import { FeedSkeleton } from '../../blocks/feed/feed-skeleton';
import { useScreenName } from '../../platform/browser/use-screen-name';
import { FilterContextProvider } from '../../platform/client/filter-context';
import { type OpenedAll, OpenedAllProvider } from '../../platform/client/opened-all';
import { useCell } from '../../platform/client/use-cell';
import { useConversation } from '../../platform/client/use-conversation';
import { useKeptState } from '../../platform/client/use-kept-state';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { goBack } from '../../platform/navigation/go-back';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { readDive } from './dive-address';
import { DiveBar } from './dive-bar';
import { DisplaySwitch } from './display-switch';
import { OpenAll } from './open-all';
import { type ThreadControls, ThreadControlsProvider } from './thread-controls';
import { ThreadList } from './thread-list';
import { useConversationName } from './use-conversation-name';
import { useOpenable } from './use-openable';
import { useThreadView } from './use-thread-view';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { ErrorState } from '../../ui/state/error-state';

const nothingOpened: OpenedAll = { warnings: null, media: null };

/** A status with its conversation, as a list or as a tree. */
export function ConversationScreen({ params, search }: ScreenProps) {
  const text = useText();
  const stays = useSetting('disableStickyHeaders');
  // The id comes from the address, so the cast is here.
  const focus = (params['id'] ?? '') as StatusId;
  const dive = readDive(search);
  useScreenName(useConversationName(focus));
  const { conversation, state } = useConversation(focus);
  const { thread } = state;
  const toggled = useCell(conversation.toggles);
  const { rows, display } = useThreadView({ thread, toggled, focus, dive });
  const controls = useControls(focus, conversation);
  const openable = useOpenable(rows);
  const [opened, setOpened] = useKeptState<OpenedAll>(`opened in ${focus}`, nothingOpened);
  const root = thread.places.get(dive ?? focus);

  return (
    <Panel main aria-label={text('timeline.conversation')}>
      <PanelHeader
        level={1}
        title={text('timeline.conversation')}
        sticky={!stays}
        start={<IconButton name={text('general.go_back')} icon={ArrowLeft} mirrored onClick={goBack} />}
      >
        <OpenAll openable={openable} opened={opened} onOpen={setOpened} />
        <DisplaySwitch focus={focus} display={display} dives={dive !== null} />
      </PanelHeader>
      {dive !== null && root !== undefined && (
        <DiveBar focus={focus} root={dive} isWhole={root.parent === null} />
      )}
      {rows.length > 0 && (
        <ThreadControlsProvider value={controls}>
          <FilterContextProvider value="thread">
            <OpenedAllProvider value={opened}>
              <ThreadList
                // Another root is another visit, with a scroll position of its own.
                key={`${focus} ${dive}`}
                label={text('timeline.conversation')}
                rows={rows}
                display={display}
                busy={state.state === 'loading'}
                landOn={state.state === 'ready' ? (root?.id ?? focus) : undefined}
              />
            </OpenedAllProvider>
          </FilterContextProvider>
        </ThreadControlsProvider>
      )}
      {state.state === 'failed' && (
        <LoadFailure reason={state.reason} onRetry={() => void conversation.load()} />
      )}
      {state.state === 'loading' && rows.length <= 1 && <FeedSkeleton label={text('status.loading')} />}
    </Panel>
  );
}

function useControls(focus: StatusId, { toggle, toggleBelow }: Conversation): ThreadControls {
  const advanced = useListedSetting(
    'conversationTreeAdvanced',
    conversationSettings.conversationTreeAdvanced,
  ).value;
  return useMemo(() => ({ focus, advanced, toggle, toggleBelow }), [focus, advanced, toggle, toggleBelow]);
}

interface LoadFailureProps {
  reason: FailureReason;
  onRetry: () => void;
}

/** The error when the conversation could not be loaded, with Retry. */
function LoadFailure({ reason, onRetry }: LoadFailureProps) {
  const text = useText();
  const words = useFailureWords(reason);
  const isGone = reason.kind === 'http' && reason.status === 404;
  return (
    <ErrorState
      title={text('status.load_error')}
      text={isGone ? text('status.unavailable') : words}
      onRetry={onRetry}
    />
  );
}
