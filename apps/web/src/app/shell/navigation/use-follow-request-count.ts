import { followRequestsOf } from '@linnet/domain/people';
import { useEffect } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useCell } from '../../../platform/client/use-cell';
import { useSession } from '../../../platform/client/use-session';

/** The number of follow requests; refreshed while `wanted`. */
export function useFollowRequestCount(wanted: boolean): number {
  const session = useSession();
  const requests = followRequestsOf(useClient());
  const { rows } = useCell(requests.state);
  const { follow } = requests;
  useEffect(() => (wanted ? follow() : undefined), [follow, wanted]);
  // Until the requests have been loaded, the count of the signed-in account holds.
  const told = session.state === 'visitor' ? 0 : (session.own?.followRequestsCount ?? 0);
  return wanted ? (rows?.length ?? told) : 0;
}
