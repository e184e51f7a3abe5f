import type { ErrorReason, StatusId } from '@linnet/api';
import { type Conversation, conversationSettings } from '@linnet/domain/conversation';
import { useMemo } from 'react';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { plainName } from '../../blocks/account/plain-name';
import { useErrorText } from '../../blocks/error/use-error-text';
import { FeedSkeleton } from '../../blocks/feed/feed-skeleton';
import { useScreenName } from '../../platform/browser/document-title';
import {
  FilterContextProvider,
  type OpenAllChoices,
  OpenAllChoicesProvider,
} from '../../platform/client/filter-context';
import { useCell } from '../../platform/client/client-provider';
import { useConversation } from '../../platform/client/use-conversation';
import { useRememberedState } from '../../platform/client/use-remembered-state';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useStatusView } from '../../platform/client/use-status-view';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control';
import { ErrorState } from '../../ui/state/error-state';
import { DiveBar, readDive } from './dive';
import { OpenAll, useOpenable } from './open-all';
import { type Display, type ThreadControls, ThreadControlsProvider, useThreadView } from './thread-controls';
import { ThreadList } from './thread-list';

interface DisplaySwitchProps {
  focus: StatusId;
  display: Display;
  /** The address names a root of the tree. */
  hasRoot: boolean;
}

/**
 * Switches the setting between list and tree. A list has no root, so switching to it removes the root from the address.
 */
function DisplaySwitch({ focus, display, hasRoot }: DisplaySwitchProps) {
  const text = useText();
  const { write } = useListedSetting('conversationDisplay', conversationSettings.conversationDisplay);

  function handleChange(next: Display) {
    write(next);
    if (hasRoot && next === 'linear') navigate(pathTo('conversation', { id: focus }), { replace: true });
  }

  return (
    <SegmentedControl
      name={text('conversation.display')}
      value={display}
      onChange={handleChange}
      segments={[
        { value: 'tree', label: text('conversation.tree') },
        { value: 'linear', label: text('conversation.linear') },
      ]}
    />
  );
}

/** Maximum number of characters of a conversation's name. */
const MAX_NAME_LENGTH = 60;

/**
 * The name of a conversation: the author of its post and the beginning of the text; null until that is loaded. The text
 * is left out if it is filtered for the viewer.
 */
function useConversationName(focus: StatusId): string | null {
  const text = useText();
  const view = useStatusView(focus);
  if (view === undefined) return null;
  const { status, content, author, reasons } = view;
  const beginning = status.subject.trim() === '' ? content.plainText : status.subject;
  const excerpt = reasons.length > 0 ? '' : shortened(beginning.replaceAll(/\s+/g, ' ').trim());
  const name = plainName(author);
  return excerpt === ''
    ? text('conversation.name_only', { name })
    : text('conversation.name', { name, excerpt });
}

/** Cuts at the end of a word, if there is one in the second half. */
function shortened(beginning: string): string {
  if (beginning.length <= MAX_NAME_LENGTH) return beginning;
  // Does not split a surrogate pair.
  const begin = beginning.slice(0, MAX_NAME_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '');
  const end = begin.lastIndexOf(' ');
  return `${end > MAX_NAME_LENGTH / 2 ? begin.slice(0, end) : begin}…`;
}

const nothingOpened: OpenAllChoices = { warnings: null, media: null };

/** A status with its conversation, as a list or as a tree. */
export function ConversationScreen({ params, search }: ScreenProps) {
  const text = useText();
  // The id comes from the address, so the cast is here.
  const focus = (params['id'] ?? '') as StatusId;
  const rootInAddress = readDive(search);
  useScreenName(useConversationName(focus));
  const { conversation, state } = useConversation(focus);
  const { thread } = state;
  const reason = state.state === 'failed' ? state.reason : null;
  const errorText = useErrorText(reason);
  const toggles = useCell(conversation.toggles);
  const { rows, display } = useThreadView({ thread, toggles, focus, rootInAddress });
  const controls = useControls(focus, conversation);
  const openable = useOpenable(rows);
  const [opened, setOpened] = useRememberedState<OpenAllChoices>(`opened in ${focus}`, nothingOpened);
  const root = thread.nodes.get(rootInAddress ?? focus);

  return (
    <ScreenPanel
      title={text('timeline.conversation')}
      tools={
        <>
          <OpenAll openable={openable} opened={opened} onOpen={setOpened} />
          <DisplaySwitch focus={focus} display={display} hasRoot={rootInAddress !== null} />
        </>
      }
    >
      {rootInAddress !== null && root !== undefined && (
        <DiveBar focus={focus} root={rootInAddress} isWhole={root.parent === null} />
      )}
      {rows.length > 0 && (
        <ThreadControlsProvider value={controls}>
          <FilterContextProvider value="thread">
            <OpenAllChoicesProvider value={opened}>
              <ThreadList
                // Another root is another visit, with a scroll position of its own.
                key={`${focus} ${rootInAddress}`}
                label={text('timeline.conversation')}
                rows={rows}
                display={display}
                busy={state.state === 'loading'}
                scrollTarget={state.state === 'ready' ? (root?.id ?? focus) : undefined}
              />
            </OpenAllChoicesProvider>
          </FilterContextProvider>
        </ThreadControlsProvider>
      )}
      {reason !== null && (
        <ErrorState
          title={text('status.load_error')}
          text={isMissing(reason) ? text('status.unavailable') : errorText}
          onRetry={() => void conversation.load()}
        />
      )}
      {state.state === 'loading' && rows.length <= 1 && <FeedSkeleton label={text('status.loading')} />}
    </ScreenPanel>
  );
}

function useControls(focus: StatusId, { toggle, toggleBelow }: Conversation): ThreadControls {
  const advanced = useListedSetting(
    'conversationTreeAdvanced',
    conversationSettings.conversationTreeAdvanced,
  ).value;
  return useMemo(() => ({ focus, advanced, toggle, toggleBelow }), [focus, advanced, toggle, toggleBelow]);
}

function isMissing(reason: ErrorReason): boolean {
  return reason.kind === 'http' && reason.status === 404;
}
