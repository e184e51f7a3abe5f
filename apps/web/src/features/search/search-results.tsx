import { needsSignIn } from '@linnet/domain';
import {
  type FoundKind,
  type Search,
  type SearchQuery,
  foundAtAddress,
  recentSearchesOf,
  searchesOf,
  webAddressIn,
} from '@linnet/domain/search';
import { type ReactNode, useEffect } from 'react';
import { NotLoaded, SignInOffer } from '../../blocks/error/not-loaded';
import { FeedSkeleton } from '../../blocks/feed/feed-skeleton';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { matchRoute } from '../../platform/navigation/match-route';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { EmptyState } from '../../ui/state/empty-state';
import { FoundResults } from './found-results';

/** Redirects to the result of a search. Back leads to the page before the search. */
function RedirectToResult({ to }: { readonly to: string }) {
  const text = useText();
  useEffect(() => navigate(to, { replace: true }), [to]);
  return <FeedSkeleton label={text('search.fetching')} />;
}

interface ResultAtAddressProps {
  readonly address: string;
  readonly search: Search;
  /** The results as a list, for when several of them match the address. */
  readonly children: ReactNode;
}

/** Opens the result of a search for a web address, or says that there is none. */
function ResultAtAddress({ address, search, children }: ResultAtAddressProps) {
  const text = useText();
  const statuses = useCell(search.statuses.state).rows ?? [];
  const accounts = useCell(search.accounts.state).rows ?? [];
  const isSignedIn = useSession().state === 'signed-in';
  const target = foundAtAddress(address, { statuses, accounts }, useClient().graph);
  if (target?.kind === 'status') return <RedirectToResult to={pathTo('conversation', { id: target.id })} />;
  if (target?.kind === 'account')
    return <RedirectToResult to={pathTo('external-user-profile', { id: target.id })} />;
  if (statuses.length + accounts.length > 0) return children;
  return (
    <EmptyState
      title={text('search.nothing_at_address')}
      text={text(isSignedIn ? 'search.nothing_at_address_text' : 'search.nothing_at_address_visitor')}
    >
      <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
        <Text id="search.open_original" />
      </a>
    </EmptyState>
  );
}

/** Offers to sign in, as visitors may not search on this server. */
export function SearchSignInRequired() {
  const text = useText();
  return <SignInOffer title={text('search.members_only')} text={text('search.members_only_text')} />;
}

interface SearchResultsProps {
  readonly query: SearchQuery;
  readonly kind: FoundKind | null;
}

/** The results of a query. The address of a page of ours is opened without a search. */
export function SearchResults({ query, kind }: SearchResultsProps) {
  const client = useClient();
  const address = webAddressIn(query.text);
  const ownPath = address === null ? null : ownPathOf(address);
  useEffect(() => recentSearchesOf(client).add(query.text), [client, query.text]);
  if (ownPath !== null) return <RedirectToResult to={ownPath} />;
  return <LoadedResults search={searchesOf(client).get(query)} query={query} kind={kind} address={address} />;
}

interface LoadedResultsProps extends SearchResultsProps {
  readonly search: Search;
  /** The web address if the query is one; else null. */
  readonly address: string | null;
}

function LoadedResults({ search, query, kind, address }: LoadedResultsProps) {
  const text = useText();
  const isVisitor = useSession().state === 'visitor';
  const state = useCell(search.state);
  useEffect(() => void search.load(), [search]);

  switch (state.stage) {
    case 'idle':
    case 'loading':
      return <FeedSkeleton label={text(address === null ? 'search.searching' : 'search.fetching')} />;
    case 'failed':
      if (isVisitor && needsSignIn(state.reason)) return <SearchSignInRequired />;
      return (
        <NotLoaded title={text('search.failed')} reason={state.reason} onRetry={() => void search.again()} />
      );
    case 'nobody':
      return (
        <EmptyState
          title={text('search.nobody', { name: query.by ?? '' })}
          text={text('search.nobody_text')}
        />
      );
    case 'sign-in-required':
      return <SearchSignInRequired />;
    case 'not-offered':
      return <EmptyState title={text('search.not_offered')} text={text('search.not_offered_text')} />;
    case 'loaded': {
      const results = <FoundResults search={search} query={query} kind={kind} />;
      if (address === null) return results;
      return (
        <ResultAtAddress address={address} search={search}>
          {results}
        </ResultAtAddress>
      );
    }
  }
}

/** The path of a web address if it is one of our screens; else null. */
function ownPathOf(address: string): string | null {
  const { origin, pathname, search } = new URL(address);
  return origin === location.origin && matchRoute(pathname) !== undefined ? `${pathname}${search}` : null;
}
