import { type FollowRequestsState, followRequestsOf } from '@linnet/domain/people';
import { useEffect, useState } from 'react';
import { ListFoot } from '../../blocks/list-foot/list-foot';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { BackButton } from '../../blocks/navigation/back-button';
import { PersonCardsSkeleton } from '../../blocks/people/person-cards-skeleton';
import { useKeptFocus } from '../../blocks/people/use-kept-focus';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useOwnAccount } from '../../platform/client/use-own-account';
import { useSession } from '../../platform/client/use-session';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { Note } from '../../ui/note/note';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorState } from '../../ui/state/error-state';
import { Requesters } from './requesters';

const nobody: readonly never[] = [];

/** The people who want to follow the viewer, to accept or reject. */
export function FollowRequestsScreen() {
  const text = useText();
  const stays = useSetting('disableStickyHeaders');
  const requests = followRequestsOf(useClient());
  const state = useCell(requests.state);
  const frame = useKeptFocus(state.people ?? nobody);
  const [wasGone, setGone] = useState(false);
  const { load, follow } = requests;
  // Loads again when the session changes, also after signing in again.
  const { state: reader } = useSession();
  useEffect(() => {
    void load();
    return follow();
  }, [load, follow, reader]);

  return (
    <Panel main aria-label={text('follow_requests.title')}>
      <PanelHeader level={1} title={text('follow_requests.title')} sticky={!stays} start={<BackButton />} />
      {wasGone && <Note tone="warning">{text('follow_requests.gone')}</Note>}
      <div {...frame}>
        {state.people === null ? (
          <Unknown state={state} onRetry={() => void load()} />
        ) : state.people.length === 0 ? (
          <Nobody />
        ) : (
          <Requesters people={state.people} hasMore={state.hasMore} onGone={() => setGone(true)} />
        )}
      </div>
      {state.people !== null && (state.hasMore || state.failure !== null) && (
        <ListFoot
          {...state}
          more="people.load_more"
          end="people.no_more"
          onMore={() => void (state.failure === null ? requests.loadMore() : requests.load())}
        />
      )}
    </Panel>
  );
}

/** The empty list. Explains that an unlocked account gets no follow requests. */
function Nobody() {
  const text = useText();
  const isOpen = useOwnAccount()?.locked === false;
  return (
    <EmptyState
      title={text('follow_requests.empty')}
      text={text(isOpen ? 'follow_requests.open_text' : 'follow_requests.empty_text')}
    />
  );
}

interface UnknownProps {
  readonly state: FollowRequestsState;
  readonly onRetry: () => void;
}

function Unknown({ state: { failure }, onRetry }: UnknownProps) {
  const text = useText();
  const words = useFailureWords(failure ?? { kind: 'aborted' });
  if (failure === null) return <PersonCardsSkeleton />;
  return <ErrorState title={text('follow_requests.failed')} text={words} onRetry={onRetry} />;
}
