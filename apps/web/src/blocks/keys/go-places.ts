import type { KeyId } from '@linnet/domain/keys';

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
