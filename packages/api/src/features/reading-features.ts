import {
  always,
  both,
  either,
  families,
  flagged,
  mastodonSince,
  notFamilies,
  pleromaLike,
  type Rule,
} from './rules';

/** Timelines, what stands in them, and what is done with others' posts. */
export const readingFeatures = {
  /** Posts can be kept for later. `POST /api/v1/statuses/:id/bookmark; GET /api/v1/bookmarks`. */
  bookmarks: either(notFamilies('other'), mastodonSince(3, 1)),
  /** Bookmarks are kept in folders. `/api/v1/pleroma/bookmark_folders`. */
  bookmarkFolders: flagged('pleroma:bookmark_folders'),
  /** Posts can be answered with an emoji. Its call: either of the two routes of reactions. */
  reactions: flagged('pleroma_emoji_reactions', 'emoji_reaction'),
  /** The route of reactions is Pleroma’s. `PUT and DELETE /api/v1/pleroma/statuses/:id/reactions/:emoji`. */
  reactionsOfPleroma: flagged('pleroma_emoji_reactions'),
  /** The route of reactions is Fedibird’s. `PUT and DELETE /api/v1/statuses/:id/emoji_reactions/:emoji`. */
  reactionsOfFedibird: both(flagged('emoji_reaction'), notFamilies('pleroma', 'akkoma')),
  /** A reaction may be one of the server’s own emoji. Its call: the route of reactions, with a shortcode. */
  customEmojiReactions: flagged(
    'pleroma_custom_emoji_reactions',
    'custom_emoji_reactions',
    'enable_wide_emoji_reaction',
  ),
  /** A reaction may be an emoji of several characters: flags, families, tones of skin. Its call: the route of reactions. */
  joinedEmojiReactions: notFamilies('hollo'),
  /** The posts that quote one are listed. `GET /api/v1/statuses/:id/quotes`. */
  quoteList: either(families('hollo'), ({ details, family }) => {
    return family === 'mastodon' && (details?.mastodonApi ?? 0) >= 7;
  }),
  /**
   * The posts that quote one are listed, at Pleroma’s own route.
   * `GET /api/v1/pleroma/statuses/:id/quotes`
   */
  quoteListOfPleroma: both(families('pleroma'), flagged('quote_posting')),
  /** A conversation can be muted. `POST /api/v1/statuses/:id/mute and unmute`. */
  threadMute: notFamilies('hollo'),
  /** The mute of a conversation can end by itself. `POST /api/v1/statuses/:id/mute: expires_in`. */
  threadMuteExpiry: pleromaLike,
  /** A post can be read in another language. `POST /api/v1/statuses/:id/translate`. */
  translation: ({ details }) => details?.translates === true,
  /**
   * A post can be read in another language, at Akkoma’s own route.
   * `GET /api/v1/statuses/:id/translations/:language`
   */
  translationOfAkkoma: flagged('akkoma:machine_translation'),
  /** Several posts are read with one call. `GET /api/v1/statuses?id[]=`. */
  statusesByIds: either(flagged('multifetch'), mastodonSince(4, 3)),
  /** Direct posts are a timeline. `GET /api/v1/timelines/direct`. */
  directTimeline: families('pleroma'),
  /** Direct posts are listed by conversation. `GET /api/v1/conversations`. */
  conversations: either(families('pleroma', 'akkoma', 'gotosocial'), mastodonSince(2, 6)),
  /** Direct posts are listed, by one of the two calls before. */
  directList: notFamilies('hollo'),
  /** There is a timeline of the servers that the operator chose. `GET /api/v1/timelines/bubble`. */
  bubbleTimeline: flagged('bubble_timeline'),
  /**
   * The server leaves out replies to people who are not followed.
   * `GET /api/v1/timelines/home: reply_visibility`
   */
  replyVisibility: pleromaLike,
  /** Timelines can be asked for with what is muted. `GET /api/v1/timelines/home: with_muted`. */
  mutedInTimelines: pleromaLike,
  /** The posts known of one other server can be read. `GET /api/v1/timelines/public: instance`. */
  instanceTimeline: pleromaLike,
  /** The server keeps filters of words, in their first form. `/api/v1/filters`. */
  filters: notFamilies('hollo'),
  /** Filters have a title, several words and an action, and posts say which they met. `/api/v2/filters`. */
  filtersWithResults: either(families('gotosocial'), mastodonSince(4)),
  /** A filter can cover media alone. `POST /api/v2/filters: filter_action` blur. */
  filtersThatCover: mastodonSince(4, 4),
  /** People can be put into lists, each with a timeline. `/api/v1/lists; GET /api/v1/timelines/list/:id`. */
  lists: always,
  /** A list says which replies it shows. `POST /api/v1/lists: replies_policy`. */
  listsReplies: either(families('gotosocial', 'hollo'), mastodonSince(3, 3)),
  /** The people of a list can be left out of the home timeline. `POST /api/v1/lists: exclusive`. */
  listsExclusive: either(families('gotosocial', 'hollo'), mastodonSince(4, 2)),
  /** Hashtags can be followed. `GET /api/v1/followed_tags; POST /api/v1/tags/:name/follow`. */
  followedTags: either(families('akkoma', 'gotosocial', 'hollo'), mastodonSince(4)),
  /** What many talk about is listed. `GET /api/v1/trends/tags, statuses, links`. */
  trends: mastodonSince(3, 5),
  /** People, posts and hashtags are found with one call. `GET /api/v2/search`. */
  search: either(notFamilies('other'), mastodonSince(2, 4)),
  /** One person’s posts can be searched. `GET /api/v2/search: account_id`. */
  searchInAccount: either(families('pleroma', 'gotosocial'), mastodonSince(2, 8)),
  /** Of people only those whom the reader follows are found. `GET /api/v2/search: following`. */
  searchFollowing: either(families('pleroma', 'akkoma', 'gotosocial'), mastodonSince(4)),
} as const satisfies Record<string, Rule>;
