import type { StatusId } from '@linnet/api';
import type { FeedRow } from '@linnet/domain';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo } from 'react';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { FeedList } from '../../blocks/feed/feed-list';
import { FeedSkeleton } from '../../blocks/feed/feed-skeleton';
import { FocusedCard } from '../../blocks/status/focused-card';
import { StatusCard } from '../../blocks/status/status-card';
import { useConversation } from '../../platform/client/use-conversation';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { goBack } from '../../platform/navigation/go-back';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { ErrorState } from '../../ui/state/error-state';

/** A status with its thread, oldest first. */
export function ConversationScreen({ params }: ScreenProps) {
  const text = useText();
  const stays = useSetting('disableStickyHeaders');
  // The address is where ids of this kind enter.
  const focus = (params['id'] ?? '') as StatusId;
  const { conversation, state } = useConversation(focus);
  const { ids } = state;
  const rows = useMemo(() => ids.map((id): FeedRow => ({ kind: 'status', id })), [ids]);

  return (
    <Panel main aria-label={text('timeline.conversation')}>
      <PanelHeader
        level={1}
        title={text('timeline.conversation')}
        sticky={!stays}
        start={<IconButton name={text('general.go_back')} icon={ArrowLeft} mirrored onClick={goBack} />}
      />
      {rows.length > 0 && (
        <FeedList
          label={text('timeline.conversation')}
          rows={rows}
          busy={state.state === 'loading'}
          renderCard={(id) => (id === focus ? <FocusedCard id={id} /> : <StatusCard id={id} />)}
          landOn={state.state === 'ready' ? focus : undefined}
        />
      )}
      {state.state === 'failed' && (
        <LoadFailure reason={state.reason} onRetry={() => void conversation.load()} />
      )}
      {state.state === 'loading' && rows.length <= 1 && <FeedSkeleton />}
    </Panel>
  );
}

interface LoadFailureProps {
  reason: Parameters<typeof useFailureWords>[0];
  onRetry: () => void;
}

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
