import type { Account } from '@linnet/api';
import { searchMembers } from '@linnet/domain/lists';
import { useEffect, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { type RequestState, useRequest } from '../../platform/client/use-request';

/** Milliseconds without typing before the search: the server asks other servers for each one. */
const PAUSE = 2000;

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
export function useMemberSearch(): MemberSearchState {
  const client = useClient();
  const [query, setQuery] = useState('');
  const [following, setFollowing] = useState(true);
  const [asked, setAsked] = useState('');
  const text = query.trim();
  const isSettled = text === asked;

  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => setAsked(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, isSettled]);

  const request = useRequest(text === '' || !isSettled ? null : `${text} ${following}`, () =>
    searchMembers(client, { text, following }),
  );
  return {
    query,
    following,
    found: text === '' ? null : request,
    type: setQuery,
    setFollowing,
    submit: () => setAsked(text),
  };
}
