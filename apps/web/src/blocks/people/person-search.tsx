import type { Account } from '@linnet/api';
import { searchMembers } from '@linnet/domain/lists';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { rowsOfRequest } from '../../platform/client/list-rows';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { useTimeout } from '../../platform/time/use-timeout';
import { SearchField } from '../../ui/search-field/search-field';
import { PeopleList } from './list/people-list';
import { PersonCard } from './person-card';
import styles from './person-search.module.css';

/** Milliseconds without typing before the search: the server asks other servers for each one. */
const SEARCH_DELAY_MS = 500;

interface PersonSearchProps {
  readonly label: string;
  /** Identifies the list for the position in it. */
  readonly listKey: string;
  /** What can be done with each of them. */
  readonly action: (account: Account) => ReactNode;
}

/** A search for people, for a choice among them. */
export function PersonSearch({ label, listKey, action }: PersonSearchProps) {
  const text = useText();
  const client = useClient();
  const [query, setQuery] = useState('');
  const [submitted, setSubmitted] = useState('');
  const words = query.trim();
  useTimeout(() => setSubmitted(words), words === submitted ? null : SEARCH_DELAY_MS, words);
  const isSettled = words !== '' && words === submitted;
  const found = useRequest(isSettled ? words : null, () =>
    searchMembers(client, { text: words, following: false }),
  );

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Enter') setSubmitted(words);
  }

  return (
    <div className={styles.search}>
      <SearchField label={label} query={query} onSearch={setQuery} onKeyDown={handleKeyDown} />
      {words === '' ? (
        <p className={styles.hint}>{text('lists.search_hint')}</p>
      ) : (
        <PeopleList
          list={rowsOfRequest(found, (people) => people)}
          label={text('lists.found')}
          listKey={listKey}
          failed={text('lists.search_failed')}
          empty={{ title: text('lists.nobody_found'), text: text('lists.nobody_found_text') }}
          card={(account) => <PersonCard account={account} action={action(account)} />}
        />
      )}
    </div>
  );
}
