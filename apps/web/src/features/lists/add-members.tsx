import type { Account } from '@linnet/api';
import type { Roster } from '@linnet/domain/lists';
import type { KeyboardEvent } from 'react';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { PersonCardsSkeleton } from '../../blocks/people/person-cards-skeleton';
import type { RequestState } from '../../platform/client/use-request';
import { useCell } from '../../platform/client/use-cell';
import { useText } from '../../platform/i18n/use-text';
import { Check } from '../../ui/check/check';
import { SearchField } from '../../ui/search-field/search-field';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorState } from '../../ui/state/error-state';
import styles from './lists.module.css';
import { MemberRow } from './member-row';
import { useMemberSearch } from './use-member-search';

/** A search for people, each with a button that adds them to the list. */
export function AddMembers({ roster }: { readonly roster: Roster }) {
  const text = useText();
  const { query, following, found, type, setFollowing, submit } = useMemberSearch();

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Enter') submit();
  }

  return (
    <>
      <div className={styles.search}>
        <SearchField label={text('lists.search')} query={query} onSearch={type} onKeyDown={handleKeyDown} />
        <Check checked={following} onChange={({ currentTarget }) => setFollowing(currentTarget.checked)}>
          {text('lists.following_only')}
        </Check>
      </div>
      {found === null ? (
        <p className={styles.hint}>{text('lists.search_hint')}</p>
      ) : (
        <Found found={found} following={following} roster={roster} />
      )}
    </>
  );
}

interface FoundProps {
  readonly found: RequestState<readonly Account[]>;
  readonly following: boolean;
  readonly roster: Roster;
}

function Found({ found, following, roster }: FoundProps) {
  const text = useText();
  const members = new Set(useCell(roster.entries).flatMap(({ account, isIn }) => (isIn ? [account.id] : [])));
  if (found.state === 'loading') return <PersonCardsSkeleton />;
  if (found.state === 'failed') return <SearchFailed {...found} />;
  if (found.answer.length === 0) {
    return (
      <EmptyState
        title={text('lists.nobody_found')}
        text={text(following ? 'lists.nobody_followed_found' : 'lists.nobody_found_text')}
      />
    );
  }
  return (
    <ul aria-label={text('lists.found')}>
      {found.answer.map((account) => (
        <li key={account.id}>
          <MemberRow account={account} isIn={members.has(account.id)} wasIn={false} onChange={roster.set} />
        </li>
      ))}
    </ul>
  );
}

function SearchFailed({ reason, retry }: Extract<FoundProps['found'], { state: 'failed' }>) {
  const text = useText();
  return <ErrorState title={text('lists.search_failed')} text={useFailureWords(reason)} onRetry={retry} />;
}
