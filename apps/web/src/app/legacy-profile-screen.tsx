import { FeedSkeleton } from '../blocks/feed/feed-skeleton';
import { ProfileScreen } from '../features/profile/profile-screen';
import { useClient } from '../platform/client/client-provider';
import { useRequest } from '../platform/client/use-resource';
import { isReservedName } from '../platform/navigation/is-reserved-name';
import type { ScreenProps } from '../platform/navigation/route-definition';
import { RedirectKnownAddress } from './redirects/redirect-known-address';
import { NotFoundScreen } from './not-found/not-found-screen';

/** An address of one word: either another name for a screen, or a person's name. */
export function LegacyProfileScreen(props: ScreenProps) {
  return (
    <RedirectKnownAddress>
      <NamedProfile {...props} />
    </RedirectKnownAddress>
  );
}

/** A profile at its legacy address, which consists of the name alone. Reserved names show the not-found screen. */
function NamedProfile(props: ScreenProps) {
  const { features, instance } = useClient();
  // The server lists the names that it reserves; without its answer our own list is enough.
  const request = useRequest('features', features.load);
  if (request.state === 'loading') return <FeedSkeleton />;
  const restricted = instance.facts.get().nodeinfo?.restrictedNicknames ?? [];
  return isReservedName(props.params['name'] ?? '', restricted) ? (
    <NotFoundScreen />
  ) : (
    <ProfileScreen {...props} />
  );
}
