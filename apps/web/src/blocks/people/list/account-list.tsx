import type { Account } from '@linnet/api';
import { type ReactNode, useState } from 'react';
import type { ListRows } from '../../../platform/client/list-rows';
import { useAccount } from '../../../platform/client/use-account';
import { useText } from '../../../platform/i18n/use-text';
import { useRestoredPosition } from '../../../platform/navigation/restored-position';
import { Button } from '../../../ui/button/button';
import { Check } from '../../../ui/check/check';
import { SearchField } from '../../../ui/search-field/search-field';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { plainName } from '../../account/plain-name';
import { PersonCard } from '../person-card';
import styles from './account-list.module.css';
import { BulkBar } from './bulk-bar';
import { LongList } from './long-list';
import type { BulkAction } from './bulk-actions';
import { type Selection, useSelection } from './use-selection';

interface AccountListHeadProps {
  readonly query: string;
  /** Null if there are too few people to search. */
  readonly onSearch: ((query: string) => void) | null;
  /** Not everybody is loaded: the search says so. */
  readonly isPartial: boolean;
  /** Null if there are no actions on several people. */
  readonly selection: Selection | null;
}

/** The head of a list of people: the search, and a button to select people. */
function AccountListHead({ query, onSearch, isPartial, selection }: AccountListHeadProps) {
  const text = useText();
  if (onSearch === null && selection === null) return null;
  return (
    <div className={styles.head}>
      {onSearch !== null && (
        <SearchField
          className={styles.search}
          label={text('people_list.search')}
          query={query}
          onSearch={onSearch}
        />
      )}
      {selection !== null && (
        <Button
          small
          aria-expanded={selection.isOn}
          onClick={() => (selection.isOn ? selection.end() : selection.start())}
        >
          {text(selection.isOn ? 'people_list.done' : 'people_list.select')}
        </Button>
      )}
      {isPartial && (
        <p className={styles.hint} role="status">
          {text('people_list.partial')}
        </p>
      )}
    </div>
  );
}

/** Ignores case and diacritics. */
const normalized = (words: string): string => words.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether the name and handle contain every word of the query. */
function matchesPerson({ displayName, acct }: Pick<Account, 'displayName' | 'acct'>, query: string): boolean {
  const found = normalized(`${displayName} @${acct}`);
  return normalized(query)
    .split(/\s+/)
    .every((word) => found.includes(word));
}

interface AccountListProps {
  readonly label: string;
  readonly people: readonly Account[];
  /** If there are more people than these, a search says that it covers only these. */
  readonly list: Pick<ListRows<Account>, 'hasMore' | 'error' | 'loadMore'>;
  readonly listKey: string;
  readonly boxed?: boolean;
  readonly bulkActions?: readonly BulkAction[];
  readonly card?: (account: Account) => ReactNode;
}

/** Number of people from which on there is a search. */
const MIN_FOR_SEARCH = 8;
/** Pixels. */
const ESTIMATED_HEIGHT = 92;

const idOf = ({ id }: Account): string => id;

/** People that are loaded, with search, selection, and actions on several people at once. */
export function AccountList({ label, people, list, listKey, bulkActions = [], ...parts }: AccountListProps) {
  const { card = (account) => <DefaultCard account={account} />, boxed = false } = parts;
  useRestoredPosition(!boxed);
  const text = useText();
  const [query, setQuery] = useState('');
  const selection = useSelection(people);
  const isSearch = query.trim() !== '';
  const shown = isSearch ? people.filter((person) => matchesPerson(person, query.trim())) : people;

  return (
    <>
      <AccountListHead
        query={query}
        onSearch={people.length >= MIN_FOR_SEARCH || isSearch ? setQuery : null}
        isPartial={isSearch && list.hasMore}
        selection={bulkActions.length > 0 && people.some(selection.canSelect) ? selection : null}
      />
      {selection.isOn && bulkActions.length > 0 && (
        <BulkBar bulkActions={bulkActions} selection={selection} shown={shown.filter(selection.canSelect)} />
      )}
      <LongList
        label={label}
        rows={shown}
        keyOf={idOf}
        height={ESTIMATED_HEIGHT}
        listKey={listKey}
        boxed={boxed}
        onEnd={list.hasMore && list.error === null ? list.loadMore : null}
      >
        {(account) =>
          selection.isOn && selection.canSelect(account) ? (
            <SelectableRow
              account={account}
              isChosen={selection.has(account.id)}
              onChoose={(isIn) => selection.set([account.id], isIn)}
            >
              {card(account)}
            </SelectableRow>
          ) : (
            card(account)
          )
        }
      </LongList>
      {shown.length === 0 && <p className={styles.nobody}>{text('people_list.nobody_found')}</p>}
    </>
  );
}

/** Shows the account from the graph, which is up to date, or else the listed one. */
function DefaultCard({ account }: { readonly account: Account }) {
  return <PersonCard account={useAccount(account.id) ?? account} />;
}

interface SelectableRowProps {
  readonly account: Account;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly children: ReactNode;
}

/** A person with a box to tick. */
function SelectableRow({ account, isChosen, onChoose, children }: SelectableRowProps) {
  const text = useText();
  return (
    <div className={styles.choosable}>
      <div className={styles.box}>
        <Check checked={isChosen} onChange={onChoose}>
          <VisuallyHidden>{text('people_list.select_named', { name: plainName(account) })}</VisuallyHidden>
        </Check>
      </div>
      {children}
    </div>
  );
}
