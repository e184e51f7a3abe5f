import type { Account, AccountId, Poll, PollId, StatusId } from '@linnet/api';
import { fetchingOf } from '@linnet/domain/fetching';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';
import { type RequestState, useRequest } from './use-resource';

/** An account from the graph. Renders again when it changes. */
export function useAccount(id: AccountId): Account | undefined {
  const { accounts } = useClient().graph;
  const subscribe = useCallback((listener: () => void) => accounts.subscribe(id, listener), [accounts, id]);
  return useSyncExternalStore(subscribe, () => accounts.get(id));
}

/** A poll from the graph. Renders again when it changes. */
export function usePoll(id: PollId): Poll | undefined {
  const { polls } = useClient().graph;
  const subscribe = useCallback((listener: () => void) => polls.subscribe(id, listener), [polls, id]);
  return useSyncExternalStore(subscribe, () => polls.get(id));
}

/** A status that is referred to: fetched unless it is in the graph. `ready` means that its row is in the graph. */
export function useWantedStatus(id: StatusId): RequestState<null> {
  const client = useClient();
  const { statuses } = client.graph;
  const subscribe = useCallback((listener: () => void) => statuses.subscribe(id, listener), [statuses, id]);
  const isKnown = useSyncExternalStore(subscribe, () => statuses.get(id) !== undefined);
  const request = useRequest(isKnown ? null : `status ${id}`, () => fetchingOf(client).status(id));
  if (isKnown) return { state: 'ready', answer: null };
  return request.state === 'failed' ? request : { state: 'loading' };
}
