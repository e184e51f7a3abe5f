import { ApiError, type Account } from '@linnet/api';
import { knownPeople, knownTags, searchPeople } from '@linnet/domain/suggestions';
import Hash from 'lucide-react/icons/hash';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect, useState } from 'react';
import { useCanSearch } from '../../blocks/navigation/use-navigation-items';
import { useClient, useInstance, useSession } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo, profilePath } from '../../platform/navigation/path-to';
import { searchPath } from '../../platform/navigation/search-path';
import type { Command } from './commands';

/** The pause in typing after which the server is searched. */
const TYPING_PAUSE_MS = 300;
const MAX_RESULTS = 6;

interface FoundCommands {
  readonly people: readonly Command[];
  readonly tags: readonly Command[];
  /** Opens the search screen with the query. */
  readonly search: readonly Command[];
  /** The server could not be searched for people. */
  readonly failed: boolean;
}

/** Commands for what a query finds: people on this page, then those the server finds; hashtags; the search screen. */
export function useFoundCommands(query: string): FoundCommands {
  const text = useText();
  const client = useClient();
  const { nodeinfo } = useInstance();
  const canSearch = useCanSearch();
  const typed = query.trim();
  const isTag = typed.startsWith('#');
  const name = isTag ? '' : typed.replace(/^@/, '');
  // The people whom it finds are known from then on.
  const { failed } = usePeopleSearch(name);

  function person(account: Account): Command {
    return {
      id: `person ${account.id}`,
      group: 'people',
      label: account.displayName,
      detail: `@${account.acct}`,
      icon: UserRound,
      account,
      run: () => navigate(profilePath(account, nodeinfo?.restrictedNicknames ?? [])),
    };
  }
  function tag(label: string): Command {
    const run = () => navigate(pathTo('tag-timeline', { tag: label }));
    return { id: `tag ${label}`, group: 'tags', label: `#${label}`, icon: Hash, run };
  }

  const tagName = typed.slice(1);
  const tagNames = isTag && tagName !== '' ? [tagName, ...knownTags(client, tagName, MAX_RESULTS)] : [];
  return {
    people: name === '' ? [] : knownPeople(client, name, MAX_RESULTS).map(person),
    tags: tagNames.map(tag),
    search:
      typed === '' || !canSearch
        ? []
        : [
            {
              id: 'search',
              group: 'general',
              label: text('commands.search_for', { query: typed }),
              icon: Search,
              run: () => navigate(searchPath({ query: typed })),
            },
          ],
    failed,
  };
}

/** Searches the server for people after a pause in typing, then renders again. Returns whether that failed. */
function usePeopleSearch(name: string): { readonly failed: boolean } {
  const client = useClient();
  const isSignedIn = useSession().state === 'signed-in';
  const [searched, setSearched] = useState({ name: '', failed: false });

  useEffect(() => {
    if (name === '' || !isSignedIn) return;
    const abort = new AbortController();
    async function search(): Promise<void> {
      try {
        await searchPeople(client, name, abort.signal);
        if (!abort.signal.aborted) setSearched({ name, failed: false });
      } catch (error) {
        if (abort.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setSearched({ name, failed: true });
      }
    }
    const timer = setTimeout(() => void search(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, name, isSignedIn]);

  return { failed: searched.failed && searched.name === name };
}
