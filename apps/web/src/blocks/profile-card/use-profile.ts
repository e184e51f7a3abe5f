import type { Account, AccountId, FailureReason } from '@linnet/api';
import { isClosed } from '@linnet/domain';
import type { WantedAccount } from '@linnet/domain/fetching';
import { fetchProfile, isNobody, knownAccount } from '@linnet/domain/profile';
import { useClient } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useRequest } from '../../platform/client/use-request';

export type ProfileState =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly account: Account;
      /** Why what is shown may be old. */
      readonly stale: FailureReason | null;
    }
  | { readonly state: 'failed'; readonly reason: FailureReason; readonly retry: () => void };

interface ProfileOptions {
  /** Asks the server even for whom this page has met. */
  readonly refresh: boolean;
}

/** Whom an address names: as known at once, and as the server tells when it does. */
export function useProfile(wanted: WantedAccount, { refresh }: ProfileOptions): ProfileState {
  const client = useClient();
  const key = JSON.stringify(wanted);
  const known = knownAccount(client, wanted)?.id;
  const request = useRequest(refresh || known === undefined ? key : null, () => fetchProfile(client, wanted));
  // Nobody has an empty id.
  const account = useAccount((request.state === 'ready' ? request.answer : known) ?? ('' as AccountId));
  if (request.state === 'failed') {
    // What the server takes back is not shown from memory.
    const isGone = isNobody(request.reason) || isClosed(request.reason);
    return account === undefined || isGone ? request : { state: 'ready', account, stale: request.reason };
  }
  return account === undefined ? { state: 'loading' } : { state: 'ready', account, stale: null };
}
