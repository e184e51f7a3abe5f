import type { Account } from '@linnet/api';
import type { ReactNode } from 'react';
import type { ListRows } from '../../../platform/client/list-rows';
import type { MessageId } from '../../../platform/i18n/message-id';
import { useText } from '../../../platform/i18n/use-text';
import { type EmptyTexts, LoadedList } from '../../list-foot/loaded-list';
import { PersonCardsSkeleton } from '../person-card';
import { AccountList } from './account-list';
import type { BulkAction } from './bulk-actions';

interface PeopleListProps {
  readonly list: ListRows<Account>;
  /** Accessible name of the list. */
  readonly label: string;
  /** Identifies the list among all lists of people; its scroll position is stored under it. */
  readonly listKey: string;
  /** Title of the error, if there is something better to say than that the list could not be loaded. */
  readonly failed?: string;
  readonly empty: EmptyTexts;
  /** Shown if the server has no such list. */
  readonly notOffered?: EmptyTexts;
  /** Label of the button for the next page, and the text at the end. */
  readonly more?: MessageId;
  readonly end?: MessageId;
  /** Whether the list scrolls on its own, as a part of a page. Otherwise the page scrolls. */
  readonly boxed?: boolean;
  /** Actions on several people at once; without any, nobody can be selected. */
  readonly bulkActions?: readonly BulkAction[];
  /** Renders one person; by default the card with the follow button. */
  readonly card?: (account: Account) => ReactNode;
}

/** A list of people in all its states, with search, selection and further pages. */
export function PeopleList({ list, failed, empty, notOffered, ...parts }: PeopleListProps) {
  const { more = 'people.load_more', end = 'people.no_more', ...shown } = parts;
  const text = useText();
  return (
    <LoadedList
      list={list}
      skeleton={<PersonCardsSkeleton />}
      failed={failed ?? text('people.failed')}
      empty={empty}
      notOffered={notOffered}
      more={more}
      end={end}
    >
      {(people) => <AccountList key={shown.listKey} people={people} list={list} {...shown} />}
    </LoadedList>
  );
}
