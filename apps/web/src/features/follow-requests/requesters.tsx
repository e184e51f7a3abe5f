import type { Account } from '@linnet/api';
import { PersonCard } from '../../blocks/people/person-card';
import { RequestAnswers } from '../../blocks/people/request-answers';
import { peopleBatches } from '../../blocks/people/roll/people-batches';
import { PeopleRoll } from '../../blocks/people/roll/people-roll';
import { useText } from '../../platform/i18n/use-text';

interface RequestersProps {
  readonly people: readonly Account[];
  /** The server has told the first of them only. */
  readonly hasMore: boolean;
  /** A request was not there any more. */
  readonly onGone: () => void;
}

const batches = [peopleBatches.approve, peopleBatches.deny];

/** Who asks to follow, each with the two answers, which several of them can be given at once. */
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
