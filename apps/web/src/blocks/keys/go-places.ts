import type { KeyId } from '@linnet/domain/keys';

interface GoPlace {
  readonly key: KeyId;
  /** Ids of places in the navigation: the first that is offered. */
  readonly places: readonly string[];
}

/** Where the keys for going lead. One's own profile is none of the navigation's places. */
export const goPlaces: readonly GoPlace[] = [
  { key: 'goHome', places: ['home'] },
  { key: 'goLocal', places: ['public'] },
  { key: 'goKnown', places: ['twkn'] },
  { key: 'goNotifications', places: ['notifications', 'interactions'] },
  { key: 'goDirect', places: ['dms'] },
  { key: 'goBookmarks', places: ['bookmarks'] },
  { key: 'goSettings', places: ['settings'] },
];
