import type { ListMembers } from '@linnet/domain/lists';
import UserMinus from 'lucide-react/icons/user-minus';
import { useMemo } from 'react';
import { type BulkAction, bulkActions } from '../../blocks/people/list/bulk-actions';
import { PeopleList } from '../../blocks/people/list/people-list';
import { allRows } from '../../platform/client/list-rows';
import { useCell } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { LinkButton } from '../../ui/button/link-button';
import { LinkTabs } from '../../ui/tabs/link-tabs';
import { AddMembers, MemberRow } from './add-members';

/** The members of the list, or the search for people to add. */
export type ListTab = 'members' | 'add';

/** Reads the open tab from the query of the address. */
export function readListTab(search: string, defaultTab: ListTab): ListTab {
  const requested = new URLSearchParams(search).get('tab');
  return requested === 'members' || requested === 'add' ? requested : defaultTab;
}

interface MemberListProps {
  readonly members: ListMembers;
  /** Address of the search for people to add. */
  readonly addAt: string;
}

/** The members of the list, and those just removed from it. */
function MemberList({ members, addAt }: MemberListProps) {
  const text = useText();
  const entries = useCell(members.entries);
  const offeredActions = useMemo(() => [removeFromList(members), bulkActions.intoList], [members]);
  const people = useMemo(() => entries.map(({ account }) => account), [entries]);
  const memberIds = new Set(entries.flatMap(({ account, isIn }) => (isIn ? [account.id] : [])));
  return (
    <PeopleList
      // The editor loads all members of a list before it opens.
      list={allRows(people)}
      label={text('lists.people')}
      listKey={addAt}
      empty={{
        title: text('lists.nobody'),
        text: text('lists.nobody_text'),
        children: <LinkButton to={addAt}>{text('lists.add')}</LinkButton>,
      }}
      bulkActions={offeredActions}
      card={(account) => (
        <MemberRow account={account} isIn={memberIds.has(account.id)} wasMember onChange={members.set} />
      )}
    />
  );
}

/** Removes people from the list. Always returns null, since `members` shows errors itself. */
function removeFromList(members: ListMembers): BulkAction {
  return {
    kind: 'each',
    icon: UserMinus,
    label: 'lists.remove_person',
    async step(_client, account) {
      await members.set(account, false);
      return null;
    },
  };
}

interface ListPeopleProps {
  readonly members: ListMembers;
  /** Path of the screen, without its query. */
  readonly path: string;
  readonly tab: ListTab;
}

/** The members of the list, and the search for people to add. */
export function ListPeople({ members, path, tab }: ListPeopleProps) {
  const text = useText();
  const count = useCell(members.entries).filter(({ isIn }) => isIn).length;
  const tabs = [
    { to: `${path}?tab=members`, label: text('lists.members', { count }) },
    { to: `${path}?tab=add`, label: text('lists.add') },
  ];
  return (
    <>
      <LinkTabs label={text('lists.people')} tabs={tabs} current={`${path}?tab=${tab}`} />
      {tab === 'members' ? (
        <MemberList members={members} addAt={`${path}?tab=add`} />
      ) : (
        <AddMembers members={members} />
      )}
    </>
  );
}
