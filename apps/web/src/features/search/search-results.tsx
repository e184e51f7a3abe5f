import {
  type FoundKind,
  recentSearchesOf,
  type Search,
  type SearchQuestion,
  searchesOf,
  webAddressIn,
} from '@linnet/domain/search';
import { useEffect } from 'react';
import { FeedSkeleton } from '../../blocks/feed/feed-skeleton';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useText } from '../../platform/i18n/use-text';
import { EmptyState } from '../../ui/state/empty-state';
import { FoundAt } from './found-at';
import { FoundResults } from './found-results';
import { OpenAt } from './open-at';
import { SearchMembersOnly } from './search-members-only';
import { matchRoute } from '../../platform/navigation/match-route';
import type { FailureReason } from '@linnet/api';
import { isClosed } from '@linnet/domain';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useSession } from '../../platform/client/use-session';
import { ErrorState } from '../../ui/state/error-state';

interface SearchResultsProps {
  readonly question: SearchQuestion;
  readonly kind: FoundKind | null;
}

/** The results of a query. The address of a page of ours is opened without a search. */
export function SearchResults({ question, kind }: SearchResultsProps) {
  const client = useClient();
  const address = webAddressIn(question.text);
  const own = address === null ? null : ownPathOf(address);
  useEffect(() => recentSearchesOf(client).add(question.text), [client, question.text]);
  if (own !== null) return <OpenAt to={own} />;
  return (
    <Asked search={searchesOf(client).get(question)} question={question} kind={kind} address={address} />
  );
}

interface AskedProps extends SearchResultsProps {
  readonly search: Search;
  /** The web address if the query is one; else null. */
  readonly address: string | null;
}

function Asked({ search, question, kind, address }: AskedProps) {
  const text = useText();
  const state = useCell(search.state);
  useEffect(() => void search.load(), [search]);

  switch (state.stage) {
    case 'idle':
    case 'loading':
      return <FeedSkeleton label={text(address === null ? 'search.searching' : 'search.fetching')} />;
    case 'failed':
      return <SearchFailure reason={state.reason} onRetry={() => void search.again()} />;
    case 'nobody':
      return (
        <EmptyState
          title={text('search.nobody', { name: question.by ?? '' })}
          text={text('search.nobody_text')}
        />
      );
    case 'members-only':
      return <SearchMembersOnly />;
    case 'not-offered':
      return <EmptyState title={text('search.not_offered')} text={text('search.not_offered_text')} />;
    case 'loaded': {
      const results = <FoundResults search={search} found={state.found} question={question} kind={kind} />;
      if (address === null) return results;
      return (
        <FoundAt address={address} found={state.found}>
          {results}
        </FoundAt>
      );
    }
  }
}

/** The path of a web address if it is one of our screens; else null. */
function ownPathOf(address: string): string | null {
  const { origin, pathname, search } = new URL(address);
  return origin === location.origin && matchRoute(pathname) !== undefined ? `${pathname}${search}` : null;
}

interface SearchFailureProps {
  readonly reason: FailureReason;
  readonly onRetry: () => void;
}

/** The error of a search. If visitors may not search on this server, offers to sign in. */
function SearchFailure({ reason, onRetry }: SearchFailureProps) {
  const text = useText();
  const words = useFailureWords(reason);
  const isVisitor = useSession().state === 'visitor';
  if (isVisitor && isClosed(reason)) return <SearchMembersOnly />;
  return <ErrorState title={text('search.failed')} text={words} onRetry={onRetry} />;
}
