import type { Account } from '@linnet/api';
import { followRequestsOf } from '@linnet/domain/people';
import { useEffect, useState } from 'react';
import { NotLoaded } from '../../blocks/failure/not-loaded';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { ListFoot } from '../../blocks/list-foot/list-foot';
import { PersonCard, PersonCardsSkeleton } from '../../blocks/people/person-card';
import { RequestAnswers } from '../../blocks/people/request-answers';
import { peopleBatches } from '../../blocks/people/list/people-batches';
import { AccountList } from '../../blocks/people/list/account-list';
import { useKeptFocus } from '../../blocks/people/use-kept-focus';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useOwnAccount } from '../../platform/client/use-own-account';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { Note } from '../../ui/note/note';
import { EmptyState } from '../../ui/state/empty-state';

interface RequestersProps {
  readonly people: readonly Account[];
  /** The server has more requests than those loaded. */
  readonly hasMore: boolean;
  /** Called when a request no longer exists. */
  readonly onGone: () => void;
}

const batches = [peopleBatches.approve, peopleBatches.deny];

/** The people who want to follow, with buttons to accept or reject, for one or several of them. */
function Requesters({ people, hasMore, onGone }: RequestersProps) {
  const text = useText();
  return (
    <AccountList
      label={text('follow_requests.title')}
      people={people}
      placeKey="follow requests"
      hasMore={hasMore}
      batches={batches}
      card={(account) => (
        <PersonCard account={account} extra={<RequestAnswers account={account} onGone={onGone} />} />
      )}
    />
  );
}

const nobody: readonly never[] = [];

/** The people who want to follow the viewer, to accept or reject. */
export function FollowRequestsScreen() {
  const text = useText();
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
    <ScreenPanel title={text('follow_requests.title')}>
      {wasGone && <Note tone="warning">{text('follow_requests.gone')}</Note>}
      <div {...frame}>
        {state.people === null ? (
          <NotLoaded
            title={text('follow_requests.failed')}
            reason={state.failure}
            skeleton={<PersonCardsSkeleton />}
            onRetry={() => void load()}
          />
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
    </ScreenPanel>
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
