import type { AccountId } from '@linnet/api';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from '../../platform/client/client-provider';

interface HeardOf {
  /** The latest of them of whom the reader wants to hear; the latest of all where there is none, null where nobody is known. */
  readonly latest: AccountId | null;
  /** How the reader has put all of them off, as far as that is known here; it is not asked for. */
  readonly putOff: 'blocked' | 'muted' | null;
}

/** Of people, the latest first, the one to name. */
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
