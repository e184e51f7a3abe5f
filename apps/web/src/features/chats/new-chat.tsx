import type { Account } from '@linnet/api';
import { searchMembers } from '@linnet/domain/lists';
import { type KeyboardEvent, useState } from 'react';
import { PeopleList } from '../../blocks/people/list/people-list';
import { PersonCard } from '../../blocks/people/person-card';
import { useClient } from '../../platform/client/client-provider';
import { rowsOfRequest } from '../../platform/client/list-rows';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { useTimeout } from '../../platform/time/use-timeout';
import { LinkButton } from '../../ui/button/link-button';
import { SearchField } from '../../ui/search-field/search-field';
import { useChatPath } from './chat-list-row';
import styles from './chat-list.module.css';

/** Milliseconds without typing before the search: the server asks other servers for each one. */
const SEARCH_DELAY_MS = 500;

/** A search for people, each with a way to write to them. */
export function NewChat() {
  const text = useText();
  const client = useClient();
  const pathOf = useChatPath();
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
  const write = ({ id, acct, acceptsChatMessages }: Account) =>
    acceptsChatMessages === false ? (
      <span className={styles.refuses}>{text('chats.refuses_short')}</span>
    ) : (
      <LinkButton
        small
        variant="primary"
        to={pathOf(id)}
        aria-label={text('chats.write_to', { name: `@${acct}` })}
      >
        {text('chats.write')}
      </LinkButton>
    );

  return (
    <div className={styles.search}>
      <SearchField label={text('chats.search')} query={query} onSearch={setQuery} onKeyDown={handleKeyDown} />
      {words === '' ? (
        <p className={styles.hint}>{text('lists.search_hint')}</p>
      ) : (
        <PeopleList
          list={rowsOfRequest(found, (people) => people)}
          label={text('lists.found')}
          listKey="found for a chat"
          failed={text('lists.search_failed')}
          empty={{ title: text('lists.nobody_found'), text: text('lists.nobody_found_text') }}
          card={(account) => <PersonCard account={account} action={write(account)} />}
        />
      )}
    </div>
  );
}
