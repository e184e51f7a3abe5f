import { useEffect } from 'react';
import { useOwnAccount } from '../../platform/client/use-own-account';
import { useInstance } from '../../platform/client/use-instance';
import { useHotkey } from '../../platform/hotkeys/use-hotkey';
import { pageKeys } from '../../platform/hotkeys/page-keys';
import { navigate } from '../../platform/navigation/navigate';
import { profilePath } from '../../platform/navigation/profile-path';
import { useNavigationItems } from '../navigation/use-navigation-items';
import { goPlaces } from './go-places';

/** Registers the keys that lead to the navigation entries offered to the viewer. */
export function useGoKeys(): void {
  const offered = useNavigationItems();
  const own = useOwnAccount();
  const { nodeinfo } = useInstance();

  useEffect(() => {
    const ends = goPlaces.flatMap(({ key, places }) => {
      const place = places.flatMap((id) => offered.find((item) => item.id === id) ?? [])[0];
      return place === undefined ? [] : [pageKeys.add(key, () => navigate(place.to))];
    });
    return () => ends.forEach((end) => end());
  }, [offered]);

  useHotkey('goProfile', () => own && navigate(profilePath(own, nodeinfo?.restrictedNicknames ?? [])), {
    enabled: own !== undefined,
  });
}
