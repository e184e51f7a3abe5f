import { type Account, ApiError, type FailureReason } from '@linnet/api';
import { askDirectory } from '@linnet/domain/people';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-request';
import { pathTo } from '../../platform/navigation/path-to';

/** Which people the directory shows, and in which order. */
export interface DirectoryQuery {
  readonly order: 'active' | 'new';
  readonly from: 'everywhere' | 'local';
}

/** Reads the query of the address. By default: people of all servers, the most recently active first. */
export function readDirectoryQuery(search: string): DirectoryQuery {
  const query = new URLSearchParams(search);
  return {
    order: query.get('order') === 'new' ? 'new' : 'active',
    from: query.get('local') === 'true' ? 'local' : 'everywhere',
  };
}

/** The address of the directory with these choices. */
export function directoryAddress({ order, from }: DirectoryQuery): string {
  const query = new URLSearchParams();
  if (order === 'new') query.set('order', order);
  if (from === 'local') query.set('local', 'true');
  const words = query.toString();
  return words === '' ? pathTo('directory') : `${pathTo('directory')}?${words}`;
}

export interface ListedPeople {
  readonly people: readonly Account[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly failure: FailureReason | null;
  readonly onMore: () => void;
}

export type DirectoryState =
  | { readonly state: 'loading' }
  | { readonly state: 'not offered' }
  | { readonly state: 'ready'; readonly listed: ListedPeople }
  | { readonly state: 'failed'; readonly reason: FailureReason; readonly retry: () => void };

/** The pages after the first one. `of` is the key of the choices that they belong to. */
interface Rest {
  readonly of: string;
  readonly people: readonly Account[];
  readonly next: number | null;
  readonly isLoading: boolean;
  readonly failure: FailureReason | null;
}

/** The people of the directory, page by page. */
export function useDirectory({ order, from }: DirectoryQuery): DirectoryState {
  const client = useClient();
  const [rest, setRest] = useState<Rest | null>(null);
  const wanted = { order, local: from === 'local' };
  const key = `${order} ${from}`;
  const first = useRequest(key, async () => {
    const isOffered = (await client.features.load()).has('directory');
    return isOffered ? askDirectory(client, wanted, 0) : null;
  });

  if (first.state !== 'ready') return first;
  const { answer } = first;
  if (answer === null) return { state: 'not offered' };
  const own = rest?.of === key ? rest : null;
  const now = own ?? { of: key, people: [], next: answer.next, isLoading: false, failure: null };

  async function more() {
    if (now.next === null || now.isLoading) return;
    setRest({ ...now, isLoading: true, failure: null });
    const settle = (news: Partial<Rest>) =>
      // The viewer may have changed the choices meanwhile.
      setRest((last) => (last?.of === key ? { ...last, isLoading: false, ...news } : last));
    try {
      const page = await askDirectory(client, wanted, now.next);
      settle({ people: [...now.people, ...page.people], next: page.people.length > 0 ? page.next : null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      settle({ failure: error.reason });
    }
  }

  return {
    state: 'ready',
    listed: {
      people: eachOnce([...answer.people, ...now.people]),
      hasMore: now.next !== null,
      isLoading: now.isLoading,
      failure: now.failure,
      onMore: () => void more(),
    },
  };
}

/** Removes duplicates: when people post, the server's order changes between two pages. */
function eachOnce(people: readonly Account[]): readonly Account[] {
  return [...new Map(people.map((person) => [person.id, person])).values()];
}
