import type { Account, AccountId, ErrorReason } from '@linnet/api';
import { needsSignIn } from '@linnet/domain';
import type { AccountReference } from '@linnet/domain/fetching';
import { fetchProfile, isMissingAccount, knownAccount } from '@linnet/domain/profile';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useRequest } from '../../platform/client/use-resource';

/** Where a card is shown: at the head of a profile, or in a popover with or without the biography. */
export type CardVariant = 'page' | 'popover' | 'compact';

/** Props of the parts of an account's card. */
export interface CardPartProps {
  readonly account: Account;
  readonly variant: CardVariant;
  /** Called when a popover closes by a link in it. */
  readonly onNavigate: () => void;
}

/** Names of a profile's tabs as they stand in its address, which Pleroma-FE uses too. */
export type ProfileTabName = 'statuses' | 'followees' | 'followers' | 'media' | 'favorites';

/** The address of a tab of the profile at `path`; the default tab shows posts. */
export function profileTabPath(path: string, tab: ProfileTabName): string {
  return `${path}?tab=${tab}`;
}

/** Who looks at an account: a visitor, another account, or the account itself. */
export type ViewerRole = 'visitor' | 'other' | 'own';

export function useViewerRole(id: AccountId): ViewerRole {
  const session = useSession();
  if (session.state === 'visitor') return 'visitor';
  return session.accountId === id ? 'own' : 'other';
}

type ProfileState =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly account: Account;
      /** Why the shown data may be out of date; null if they are not. */
      readonly stale: ErrorReason | null;
    }
  | { readonly state: 'failed'; readonly reason: ErrorReason; readonly retry: () => void };

interface ProfileOptions {
  /** Fetches the account even if it is in the graph. */
  readonly refresh: boolean;
}

/** The account that an address names: from the graph at once, then as the server sends it. */
export function useProfile(wanted: AccountReference, { refresh }: ProfileOptions): ProfileState {
  const client = useClient();
  const key = JSON.stringify(wanted);
  const knownId = knownAccount(client, wanted)?.id;
  const request = useRequest(refresh || knownId === undefined ? key : null, () =>
    fetchProfile(client, wanted),
  );
  const account = useAccount((request.state === 'ready' ? request.answer : knownId) ?? null);
  if (request.state === 'failed') {
    // An account that the server no longer shows is not shown from the graph either.
    const isUnavailable = isMissingAccount(request.reason) || needsSignIn(request.reason);
    return account === undefined || isUnavailable
      ? request
      : { state: 'ready', account, stale: request.reason };
  }
  return account === undefined ? { state: 'loading' } : { state: 'ready', account, stale: null };
}
