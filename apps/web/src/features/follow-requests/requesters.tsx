import type { Account } from '@linnet/api';
import { PersonCard } from '../../blocks/people/person-card';
import { RequestAnswers } from '../../blocks/people/request-answers';
import { peopleBatches } from '../../blocks/people/roll/people-batches';
import { PeopleRoll } from '../../blocks/people/roll/people-roll';
import { useText } from '../../platform/i18n/use-text';

interface RequestersProps {
  readonly people: readonly Account[];
  /** The server has more requests than those loaded. */
  readonly hasMore: boolean;
  /** Called when a request no longer exists. */
  readonly onGone: () => void;
}

const batches = [peopleBatches.approve, peopleBatches.deny];

/** The people who want to follow, with buttons to accept or reject, for one or several of them. */
export function Requesters({ people, hasMore, onGone }: RequestersProps) {
  const text = useText();
  return (
    <PeopleRoll
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
