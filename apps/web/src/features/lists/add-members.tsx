import type { Account } from '@linnet/api';
import { type ListMembers, searchMembers } from '@linnet/domain/lists';
import { type KeyboardEvent, useState } from 'react';
import { PeopleList } from '../../blocks/people/list/people-list';
import { PersonCard } from '../../blocks/people/person-card';
import { useCell, useClient } from '../../platform/client/client-provider';
import { rowsOfRequest } from '../../platform/client/list-rows';
import { type RequestState, useRequest } from '../../platform/client/use-resource';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { useTimeout } from '../../platform/time/use-timeout';
import { Button } from '../../ui/button/button';
import { Check } from '../../ui/check/check';
import { SearchField } from '../../ui/search-field/search-field';
import styles from './lists.module.css';

interface MemberRowProps {
  readonly account: Account;
  readonly isIn: boolean;
  /** The row is in the list of members, in which removed people stay: for them, the button undoes the removal. */
  readonly wasMember: boolean;
  readonly onChange: ListMembers['set'];
}

interface ButtonTexts {
  readonly label: MessageId;
  readonly name: MessageId;
}

const removeTexts: ButtonTexts = { label: 'lists.remove_person', name: 'lists.remove_person_name' };
const undoTexts: ButtonTexts = { label: 'general.undo', name: 'lists.undo_remove_name' };
const addTexts: ButtonTexts = { label: 'lists.add_person', name: 'lists.add_person_name' };

/** A person with the button that adds them to the list or removes them. */
export function MemberRow({ account, isIn, wasMember, onChange }: MemberRowProps) {
  const text = useText();
  const buttonTexts = isIn ? removeTexts : wasMember ? undoTexts : addTexts;
  return (
    <PersonCard
      account={account}
      action={
        <Button
          small
          variant={isIn ? 'plain' : 'primary'}
          aria-label={text(buttonTexts.name, { name: `@${account.acct}` })}
          onClick={() => void onChange(account, !isIn)}
        >
          {text(buttonTexts.label)}
        </Button>
      }
    />
  );
}

/** The pause in typing before a search. It is long, since the server asks other servers for each search. */
const SEARCH_DELAY_MS = 2000;

interface MemberSearchState {
  readonly query: string;
  readonly following: boolean;
  /** The results for the current query; null while the field is empty. */
  readonly found: RequestState<readonly Account[]> | null;
  readonly type: (query: string) => void;
  readonly setFollowing: (following: boolean) => void;
  /** Searches without waiting for the pause. */
  readonly submit: () => void;
}

/** A search for people that runs after a pause in typing. */
function useMemberSearch(): MemberSearchState {
  const client = useClient();
  const [query, setQuery] = useState('');
  const [following, setFollowing] = useState(true);
  const [submitted, setSubmitted] = useState('');
  const text = query.trim();
  const isSettled = text === submitted;

  useTimeout(() => setSubmitted(text), isSettled ? null : SEARCH_DELAY_MS, text);

  const request = useRequest(text === '' || !isSettled ? null : `${text} ${following}`, () =>
    searchMembers(client, { text, following }),
  );
  return {
    query,
    following,
    found: text === '' ? null : request,
    type: setQuery,
    setFollowing,
    submit: () => setSubmitted(text),
  };
}

/** A search for people, each with a button that adds them to the list. */
export function AddMembers({ members }: { readonly members: ListMembers }) {
  const text = useText();
  const { query, following, found, type, setFollowing, submit } = useMemberSearch();

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Enter') submit();
  }

  return (
    <>
      <div className={styles.search}>
        <SearchField label={text('lists.search')} query={query} onSearch={type} onKeyDown={handleKeyDown} />
        <Check checked={following} onChange={setFollowing}>
          {text('lists.following_only')}
        </Check>
      </div>
      {found === null ? (
        <p className={styles.hint}>{text('lists.search_hint')}</p>
      ) : (
        <Found found={found} following={following} members={members} />
      )}
    </>
  );
}

interface FoundProps {
  readonly found: RequestState<readonly Account[]>;
  readonly following: boolean;
  readonly members: ListMembers;
}

function Found({ found, following, members }: FoundProps) {
  const text = useText();
  const memberIds = new Set(
    useCell(members.entries).flatMap(({ account, isIn }) => (isIn ? [account.id] : [])),
  );
  return (
    <PeopleList
      list={rowsOfRequest(found, (people) => people)}
      label={text('lists.found')}
      listKey="found for a list"
      failed={text('lists.search_failed')}
      empty={{
        title: text('lists.nobody_found'),
        text: text(following ? 'lists.nobody_followed_found' : 'lists.nobody_found_text'),
      }}
      card={(account) => (
        <MemberRow
          account={account}
          isIn={memberIds.has(account.id)}
          wasMember={false}
          onChange={members.set}
        />
      )}
    />
  );
}
