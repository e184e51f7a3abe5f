import type { FeatureKey } from '@linnet/api';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { followLazy } from '../../platform/client/follow-lazy';
import { useInstance } from '../../platform/client/use-instance';
import { useOwnAccount } from '../../platform/client/use-own-account';
import { useSession } from '../../platform/client/use-session';
import { navigationEntries } from './navigation-entries';
import type { NavigationFacts } from './navigation-facts';

const wanted: readonly FeatureKey[] = ['lists', ...navigationEntries.flatMap(({ feature }) => feature ?? [])];

/** Features that nearly every server has: assumed until the features are loaded. */
const believed: readonly FeatureKey[] = ['announcements', 'directList', 'lists'];

/** The facts about viewer and server; a new object only when one of them has changed. */
export function useNavigationFacts(): NavigationFacts {
  const session = useSession();
  const { nodeinfo } = useInstance();
  const locked = useOwnAccount()?.locked === true;
  const asked = session.state !== 'visitor' && (session.own?.followRequestsCount ?? 0) > 0;
  const there = useThere();
  const signedIn = session.state !== 'visitor';
  const username = session.state === 'visitor' ? '' : session.username;
  const federating = nodeinfo?.federating !== false;
  const isPrivate = nodeinfo?.private === true;

  return useMemo(() => {
    const features = new Set(there.split(' '));
    return { signedIn, username, locked, asked, federating, isPrivate, has: (key) => features.has(key) };
  }, [signedIn, username, locked, asked, federating, isPrivate, there]);
}

/** The server's features that entries need, joined in one string, so that an unchanged set is an identical value. */
function useThere(): string {
  const { features } = useClient();
  const subscribe = useCallback((listener: () => void) => followLazy(features, listener), [features]);
  return useSyncExternalStore(subscribe, () => {
    const known = features.loaded.get();
    return (known === null ? believed : wanted.filter((key) => known.has(key))).join(' ');
  });
}
