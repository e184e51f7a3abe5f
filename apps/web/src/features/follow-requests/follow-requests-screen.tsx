import { followRequestsOf } from '@linnet/domain/people';
import { useEffect, useState } from 'react';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { PeopleList } from '../../blocks/people/list/people-list';
import { bulkActions } from '../../blocks/people/list/bulk-actions';
import { PersonCard } from '../../blocks/people/person-card';
import { RequestAnswers } from '../../blocks/people/request-answers';
import { useClient } from '../../platform/client/client-provider';
import { useRowFeed } from '../../platform/client/list-rows';
import { useOwnAccount } from '../../blocks/account/use-own-account';
import { useText } from '../../platform/i18n/use-text';
import { Note } from '../../ui/note/note';

const offeredActions = [bulkActions.approve, bulkActions.deny];

/** The people who want to follow the viewer, to accept or reject, one or several of them. */
export function FollowRequestsScreen() {
  const text = useText();
  const requests = followRequestsOf(useClient());
  const list = useRowFeed(requests);
  const { startPolling } = requests;
  useEffect(() => startPolling(), [startPolling]);
  const [isAnsweredElsewhere, setAnsweredElsewhere] = useState(false);
  // An account that is not locked gets no follow requests.
  const isUnlocked = useOwnAccount()?.locked === false;

  return (
    <ScreenPanel title={text('follow_requests.title')}>
      {isAnsweredElsewhere && <Note tone="warning">{text('follow_requests.answered_elsewhere')}</Note>}
      <PeopleList
        list={list}
        label={text('follow_requests.title')}
        listKey="follow requests"
        failed={text('follow_requests.failed')}
        empty={{
          title: text('follow_requests.empty'),
          text: text(isUnlocked ? 'follow_requests.open_text' : 'follow_requests.empty_text'),
        }}
        bulkActions={offeredActions}
        card={(account) => (
          <PersonCard
            account={account}
            extra={<RequestAnswers account={account} onGone={() => setAnsweredElsewhere(true)} />}
          />
        )}
      />
    </ScreenPanel>
  );
}
