import type { Account, AccountId, Poll, PollId, StatusId } from '@linnet/api';
import { fetchStatus } from '@linnet/domain/fetching';
import { useClient, useRow } from './client-provider';
import { type RequestState, useRequest } from './use-resource';

/** An account from the graph; undefined without an id. Renders again when it changes. */
export function useAccount(id: AccountId | null): Account | undefined {
  // No account has an empty id.
  return useRow(useClient().graph.accounts, id ?? ('' as AccountId));
}

/** A poll from the graph. Renders again when it changes. */
export function usePoll(id: PollId): Poll | undefined {
  return useRow(useClient().graph.polls, id);
}

/** A status that is referred to: fetched unless it is in the graph. `ready` means that its row is in the graph. */
export function useWantedStatus(id: StatusId): RequestState<null> {
  const client = useClient();
  const isKnown = useRow(client.graph.statuses, id) !== undefined;
  const request = useRequest(isKnown ? null : `status ${id}`, () => fetchStatus(client, id));
  if (isKnown) return { state: 'ready', answer: null };
  return request.state === 'failed' ? request : { state: 'loading' };
}
