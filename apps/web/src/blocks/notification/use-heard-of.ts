import type { AccountId } from '@linnet/api';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from '../../platform/client/client-provider';

interface HeardOf {
  /** The latest account that is neither muted nor blocked; otherwise the latest of all. Null if no account is known. */
  readonly latest: AccountId | null;
  /** Set if all of them are blocked or muted, judged by the loaded relationships; none are fetched for this. */
  readonly putOff: 'blocked' | 'muted' | null;
}

/** Chooses the account to name from a group's accounts, which are sorted latest first. */
export function useHeardOf(ids: readonly AccountId[]): HeardOf {
  const { relationships } = useClient().graph;
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = ids.map((id) => relationships.subscribe(id, listener));
      return () => ends.forEach((end) => end());
    },
    [relationships, ids],
  );
  const isBlocked = (id: AccountId): boolean => relationships.get(id)?.blocking === true;
  const isMuted = (id: AccountId): boolean => relationships.get(id)?.mutingNotifications === true;
  const heard = useSyncExternalStore(subscribe, () => ids.find((id) => !isBlocked(id) && !isMuted(id)));
  const muted = useSyncExternalStore(subscribe, () => ids.find((id) => !isBlocked(id)));
  const latest = heard ?? muted ?? ids[0] ?? null;
  if (latest === null || heard !== undefined) return { latest, putOff: null };
  return { latest, putOff: muted === undefined ? 'blocked' : 'muted' };
}
