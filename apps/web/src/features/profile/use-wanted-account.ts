import type { Account, AccountId } from '@linnet/api';
import { fetchingOf, type WantedAccount } from '@linnet/domain/fetching';
import { useClient } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { type RequestState, useRequest } from '../../platform/client/use-request';

/** Whom an address names, fetched through the import door; the row as it is now, once it is there. */
export function useWantedAccount(wanted: WantedAccount): RequestState<Account> {
  const client = useClient();
  const request = useRequest(JSON.stringify(wanted), () => fetchingOf(client).account(wanted));
  // Nobody has an empty id.
  const row = useAccount(request.state === 'ready' ? request.answer : ('' as AccountId));
  if (request.state !== 'ready') return request;
  return row === undefined ? { state: 'loading' } : { state: 'ready', answer: row };
}
