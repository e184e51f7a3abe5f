import { FeedSkeleton } from '../blocks/feed/feed-skeleton';
import { ProfileScreen } from '../features/profile';
import { useClient } from '../platform/client/client-provider';
import { useRequest } from '../platform/client/use-request';
import { isReservedName } from '../platform/navigation/is-reserved-name';
import type { ScreenProps } from '../platform/navigation/route-definition';
import { LeadOn } from './habits/lead-on';
import { NotFoundScreen } from './not-found/not-found-screen';

/** An address of one word: of a screen by another name, or of somebody. */
export function LegacyProfileScreen(props: ScreenProps) {
  return (
    <LeadOn>
      <NamedProfile {...props} />
    </LeadOn>
  );
}

/** A profile at its old address, which has nothing but the name. Names that nobody can have lead nowhere. */
function NamedProfile(props: ScreenProps) {
  const { features, instance } = useClient();
  // The server tells which names it keeps for itself; where it does not answer, ours are enough.
  const asked = useRequest('features', features.load);
  if (asked.state === 'loading') return <FeedSkeleton />;
  const kept = instance.facts.get().nodeinfo?.restrictedNicknames ?? [];
  return isReservedName(props.params['name'] ?? '', kept) ? <NotFoundScreen /> : <ProfileScreen {...props} />;
}
