import type { FeedKind, ReadingPlace } from '@linnet/domain';

/** The filter context of each kind of timeline. No filters apply to what the viewer has stored or looked up. */
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
