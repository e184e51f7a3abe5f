import type { Account } from '@linnet/api';
import { searchMembers } from '@linnet/domain/lists';
import { useEffect, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { type RequestState, useRequest } from '../../platform/client/use-request';

/** Milliseconds without a letter before the server is asked: it asks others in turn. */
const PAUSE = 2000;

interface MemberSearchState {
  readonly query: string;
  readonly following: boolean;
  /** What was found for what stands in the field; null while nothing is searched for. */
  readonly found: RequestState<readonly Account[]> | null;
  readonly type: (query: string) => void;
  readonly setFollowing: (following: boolean) => void;
  /** Asks at once. */
  readonly submit: () => void;
}

/** A search for people that waits until the typing has paused. */
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
