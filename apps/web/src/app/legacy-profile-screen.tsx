import { FeedSkeleton } from '../blocks/feed/feed-skeleton';
import { ProfileScreen } from '../features/profile';
import { useClient } from '../platform/client/client-provider';
import { useRequest } from '../platform/client/use-request';
import { isReservedName } from '../platform/navigation/is-reserved-name';
import type { ScreenProps } from '../platform/navigation/route-definition';
import { NotFoundScreen } from './not-found/not-found-screen';

/** A profile at its old address, which has nothing but the name. Names that nobody can have lead nowhere. */
export function LegacyProfileScreen(props: ScreenProps) {
  const { features, instance } = useClient();
  // The server tells which names it keeps for itself; where it does not answer, ours are enough.
  const asked = useRequest('features', features.load);
  if (asked.state === 'loading') return <FeedSkeleton />;
  const kept = instance.facts.get().nodeinfo?.restrictedNicknames ?? [];
  return isReservedName(props.params['name'] ?? '', kept) ? <NotFoundScreen /> : <ProfileScreen {...props} />;
}
