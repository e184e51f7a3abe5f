import type { Roster } from '@linnet/domain/lists';
import { useCell } from '../../platform/client/use-cell';
import { useText } from '../../platform/i18n/use-text';
import { LinkTabs } from '../../ui/tabs/link-tabs';
import { AddMembers } from './add-members';
import type { ListTab } from './list-tab';
import { MemberList } from './member-list';

export interface ListPeopleProps {
  readonly roster: Roster;
  /** Path of the screen, without its query. */
  readonly path: string;
  readonly tab: ListTab;
}

/** The members of the list, and the search for people to add. */
export function ListPeople({ roster, path, tab }: ListPeopleProps) {
  const text = useText();
  const count = useCell(roster.entries).filter(({ isIn }) => isIn).length;
  const tabs = [
    { to: `${path}?tab=members`, label: text('lists.members', { count }) },
    { to: `${path}?tab=add`, label: text('lists.add') },
  ];
  return (
    <>
      <LinkTabs label={text('lists.people')} tabs={tabs} present={`${path}?tab=${tab}`} />
      {tab === 'members' ? (
        <MemberList roster={roster} addAt={`${path}?tab=add`} />
      ) : (
        <AddMembers roster={roster} />
      )}
    </>
  );
}
