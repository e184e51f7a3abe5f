import type { AccountId } from '@linnet/api';
import { listsOf, membershipsOf } from '@linnet/domain/lists';
import { useEffect } from 'react';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useResource } from '../../platform/client/use-resource';

interface MembershipOptions {
  readonly isWanted?: boolean;
  /** Loads the lists again although they are known. */
  readonly refresh?: boolean;
}

/** The viewer's lists, and those that an account is in. `error` is why one of the two is missing. */
export function useMemberships(id: AccountId, { isWanted = true, refresh = false }: MembershipOptions = {}) {
  const client = useClient();
  const all = listsOf(client);
  const memberships = membershipsOf(client).get(id);
  const { value: lists, error: listsError } = useCell(all.state);
  const { value: memberOf, error } = useResource(memberships, isWanted);
  useEffect(() => {
    if (isWanted && (refresh || all.state.get().value === null)) void all.load();
  }, [isWanted, refresh, all]);
  return {
    lists,
    memberOf,
    error: (memberOf === null ? error : null) ?? (lists === null ? listsError : null),
    retry: () => void Promise.all([memberships.load(), all.load()]),
    setMembership: memberships.set,
  };
}
