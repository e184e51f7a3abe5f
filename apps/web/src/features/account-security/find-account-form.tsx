import type { Account } from '@linnet/api';
import { findAccount } from '@linnet/domain/account-security';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ErrorNote } from '../../blocks/error/error-note';
import { PersonCard } from '../../blocks/people/person-card';
import { useClient } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { TextField } from '../../ui/field/text-field';
import styles from './account-security.module.css';

interface FindAccountFormProps {
  readonly label: string;
  readonly hint: string;
  /** What is wrong with the account that was found. */
  readonly problem?: string | undefined;
  readonly onCancel: () => void;
  /** Called on each search, before its result. */
  readonly onSearch?: () => void;
  /** What can be done with the account. `again` repeats the search. */
  readonly children: (account: Account, again: () => void) => ReactNode;
}

/** Finds an account by its handle and shows it, before something is done with it. */
export function FindAccountForm({
  label,
  hint,
  problem,
  onCancel,
  onSearch,
  children,
}: FindAccountFormProps) {
  const text = useText();
  const client = useClient();
  const [handle, setHandle] = useState('');
  /** The handle that is searched for. `times` counts the searches, so that the same handle can be fetched again. */
  const [search, setSearch] = useState({ handle: '', times: 0 });
  const request = useRequest(search.handle === '' ? null : `${search.handle} ${search.times}`, () =>
    findAccount(client, search.handle),
  );
  const isSearched = search.handle !== '' && search.handle === handle.trim();
  const isPending = isSearched && request.state === 'loading';
  const found = isSearched && request.state === 'ready' ? request.answer : undefined;

  function handleSearch() {
    onSearch?.();
    if (!isPending) setSearch(({ times }) => ({ handle: handle.trim(), times: times + 1 }));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    handleSearch();
  }

  return (
    <>
      <form className={styles.form} aria-label={text('moving.check')} onSubmit={handleSubmit}>
        <TextField
          label={label}
          hint={hint}
          problem={found === null ? text('security.problem.unknown_account') : problem}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={handle}
          onChange={setHandle}
        />
        {isSearched && request.state === 'failed' && <ErrorNote reason={request.reason} />}
        <div className={styles.tools}>
          <Button type="submit" pending={isPending}>
            {text('moving.check')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {text('general.cancel')}
          </Button>
        </div>
      </form>
      {found && (
        <>
          <div className={styles.found}>
            <PersonCard account={found} action={<></>} />
          </div>
          {children(found, handleSearch)}
        </>
      )}
    </>
  );
}
