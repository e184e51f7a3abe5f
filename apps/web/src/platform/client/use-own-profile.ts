import { ownProfileOf, type OwnProfileState } from '@linnet/domain/own-profile';
import { useEffect } from 'react';
import { useClient } from './client-provider';
import { useCell } from './use-cell';
import { useSession } from './use-session';

/** The viewer's own profile as stored by the server, and its pending changes; loaded when it is first wanted. */
export function useOwnProfile({ wanted = true }: { readonly wanted?: boolean } = {}): OwnProfileState {
  const profile = ownProfileOf(useClient());
  const isMember = useSession().state === 'member';
  useEffect(() => {
    const now = profile.state.get();
    const isUnknown = now.facts === null && !now.isLoading && now.failure === null;
    if (wanted && isMember && isUnknown) void profile.load();
  }, [profile, isMember, wanted]);
  return useCell(profile.state);
}
