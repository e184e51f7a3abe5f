import type { KeyId } from '@linnet/domain/keys';
import { useEffect } from 'react';
import { useInstance } from '../../platform/client/client-provider';
import { useOwnAccount } from '../../platform/client/use-own-profile';
import { pageKeys, useHotkey } from '../../platform/hotkeys/page-keys';
import { navigate } from '../../platform/navigation/navigate';
import { profilePath } from '../../platform/navigation/path-to';
import { useNavigationItems } from '../navigation/use-navigation-items';

interface GoPlace {
  readonly key: KeyId;
  /** Ids of navigation entries; the first one that is offered is used. */
  readonly places: readonly string[];
}

/** Where the "go to" keys lead. The viewer's profile is missing, because it is not an entry of the navigation. */
export const goPlaces: readonly GoPlace[] = [
  { key: 'goHome', places: ['home'] },
  { key: 'goLocal', places: ['public'] },
  { key: 'goKnown', places: ['twkn'] },
  { key: 'goNotifications', places: ['notifications', 'interactions'] },
  { key: 'goDirect', places: ['dms'] },
  { key: 'goBookmarks', places: ['bookmarks'] },
  { key: 'goSettings', places: ['settings'] },
];

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
