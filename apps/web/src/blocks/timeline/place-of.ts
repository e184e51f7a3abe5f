import type { FeedKind, ReadingPlace } from '@linnet/domain';

/** Where one reads in a timeline, as filters name it. Nothing counts in what somebody keeps or looks up. */
export const placeOf: Readonly<Record<FeedKind, ReadingPlace>> = {
  home: 'home',
  list: 'home',
  direct: 'home',
  mentions: 'notifications',
  public: 'public',
  local: 'public',
  bubble: 'public',
  tag: 'public',
  user: 'account',
  'user-pinned': 'account',
  media: 'account',
  'user-favourites': 'elsewhere',
  favourites: 'elsewhere',
  bookmarks: 'elsewhere',
  quotes: 'elsewhere',
};
