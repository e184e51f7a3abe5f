import type { FeatureKey } from '@linnet/api';
import { navigationSettings } from '@linnet/domain/settings';
import { openParts } from '@linnet/domain/staff';
import { useMemo } from 'react';
import { useClient, useInstance, useSession } from '../../platform/client/client-provider';
import { useLoaded } from '../../platform/client/use-feature';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useOwnAccount } from '../account/use-own-account';
import { useText } from '../../platform/i18n/use-text';
import { useStaffScene } from '../administration/use-staff-scene';
import { arrangeIds, splitRoots, usualTimelineOrder } from './entry-order';
import { navigationEntries } from './navigation-entries';
import { type NavigationFacts, type OfferedEntry, entryPath, isOffered } from './navigation-entry';

/** Whether the viewer may search; on a private server, visitors may not. */
export function useCanSearch(): boolean {
  const isPrivate = useInstance().nodeinfo?.private === true;
  return useSession().state !== 'visitor' || !isPrivate;
}

const checkedFeatures: readonly FeatureKey[] = [
  'lists',
  ...navigationEntries.flatMap(({ feature }) => feature ?? []),
];

/** Features that nearly every server has: assumed until the features are loaded. */
const assumedFeatures: readonly FeatureKey[] = ['announcements', 'directList', 'lists'];

/** The facts about viewer and server; a new object only when one of them has changed. */
export function useNavigationFacts(): NavigationFacts {
  const session = useSession();
  const { nodeinfo } = useInstance();
  const locked = useOwnAccount()?.locked === true;
  const hasFollowRequests = session.state !== 'visitor' && (session.own?.followRequestsCount ?? 0) > 0;
  const availableFeatures = useEntryFeatures();
  const signedIn = session.state !== 'visitor';
  const username = session.state === 'visitor' ? '' : session.username;
  const federating = nodeinfo?.federating !== false;
  const isPrivate = nodeinfo?.private === true;
  const administers = openParts(useStaffScene()).length > 0;

  return useMemo(() => {
    const features = new Set(availableFeatures.split(' '));
    return {
      signedIn,
      username,
      locked,
      hasFollowRequests,
      federating,
      isPrivate,
      administers,
      has: (key) => features.has(key),
    };
  }, [signedIn, username, locked, hasFollowRequests, federating, isPrivate, administers, availableFeatures]);
}

/** The server's features that entries need, joined in one string, so that an unchanged set is an identical value. */
function useEntryFeatures(): string {
  return useLoaded(useClient().features.loaded, (known) =>
    (known === null ? assumedFeatures : checkedFeatures.filter((key) => known.has(key))).join(' '),
  );
}

/** The entries offered to this viewer, in their usual order, without lists. */
export function useNavigationItems(): readonly OfferedEntry[] {
  const facts = useNavigationFacts();
  const text = useText();
  return useMemo(
    () =>
      navigationEntries
        .filter((entry) => isOffered(entry, facts))
        .map((entry) => ({ ...entry, to: entryPath(entry, facts), name: text(entry.label) })),
    [facts, text],
  );
}

/** The entries offered to this viewer, in the order they chose. */
export interface NavigationGroups {
  readonly timelines: readonly OfferedEntry[];
  /** Entries shown directly, outside of the groups. */
  readonly direct: readonly OfferedEntry[];
  /** Entries in the folded part. */
  readonly more: readonly OfferedEntry[];
}

const noOrder: readonly string[] = [];

export function useNavigationGroups(): NavigationGroups {
  const offered = useNavigationItems();
  const isVisitor = useSession().state === 'visitor';
  const { value: ownOrder } = useListedSetting('navOrder', navigationSettings.navOrder);
  // The device may be shared: visitors get the usual order, not that of the account that signed out.
  const order = isVisitor ? noOrder : ownOrder;
  return useMemo(() => {
    const find = (ids: readonly string[]) =>
      ids.flatMap((id) => offered.find((entry) => entry.id === id) ?? []);
    const { direct, more } = splitRoots(order);
    return { timelines: find(arrangeIds(usualTimelineOrder, order)), direct: find(direct), more: find(more) };
  }, [offered, order]);
}
