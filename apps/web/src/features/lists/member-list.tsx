import type { Roster } from '@linnet/domain/lists';
import UserMinus from 'lucide-react/icons/user-minus';
import { useMemo } from 'react';
import type { PeopleBatch } from '../../blocks/people/roll/people-batch';
import { peopleBatches } from '../../blocks/people/roll/people-batches';
import { PeopleRoll } from '../../blocks/people/roll/people-roll';
import { useCell } from '../../platform/client/use-cell';
import { useText } from '../../platform/i18n/use-text';
import { LinkButton } from '../../ui/button/link-button';
import { EmptyState } from '../../ui/state/empty-state';
import { MemberRow } from './member-row';

interface MemberListProps {
  readonly roster: Roster;
  /** Address of the search for people to add. */
  readonly addAt: string;
}

/** The members of the list, and those just removed from it. */
export function MemberList({ roster, addAt }: MemberListProps) {
  const text = useText();
  const entries = useCell(roster.entries);
  const batches = useMemo(() => [takeOut(roster), peopleBatches.intoList], [roster]);
  const people = useMemo(() => entries.map(({ account }) => account), [entries]);
  if (entries.length === 0) {
    return (
      <EmptyState title={text('lists.nobody')} text={text('lists.nobody_text')}>
        <LinkButton to={addAt}>{text('lists.add')}</LinkButton>
      </EmptyState>
    );
  }
  const members = new Set(entries.flatMap(({ account, isIn }) => (isIn ? [account.id] : [])));
  return (
    <PeopleRoll
      label={text('lists.people')}
      people={people}
      placeKey={addAt}
      // The editor loads all members of a list before it opens.
      hasMore={false}
      batches={batches}
      card={(account) => (
        <MemberRow account={account} isIn={members.has(account.id)} wasIn onChange={roster.set} />
      )}
    />
  );
}

/** Removes people from the list. Always returns null, since the roster shows errors itself. */
function takeOut(roster: Roster): PeopleBatch {
  return {
    kind: 'each',
    id: 'takeOut',
    icon: UserMinus,
    label: 'lists.take_out',
    async step(_client, account) {
      await roster.set(account, false);
      return null;
    },
  };
}
