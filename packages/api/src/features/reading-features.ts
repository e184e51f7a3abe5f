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

/** Features of timelines, of what is in them, and of actions on others' posts. */
export const readingFeatures = {
  /** Posts can be bookmarked. `POST /api/v1/statuses/:id/bookmark; GET /api/v1/bookmarks`. */
  bookmarks: either(notFamilies('other'), mastodonSince(3, 1)),
  /** Bookmarks have folders. `/api/v1/pleroma/bookmark_folders`. */
  bookmarkFolders: flagged('pleroma:bookmark_folders'),
  /** Emoji reactions to posts, by either of the two routes below. */
  reactions: flagged('pleroma_emoji_reactions', 'emoji_reaction'),
  /** The route for reactions is Pleroma’s. `PUT and DELETE /api/v1/pleroma/statuses/:id/reactions/:emoji`. */
  reactionsOfPleroma: flagged('pleroma_emoji_reactions'),
  /** The route for reactions is Fedibird’s. `PUT and DELETE /api/v1/statuses/:id/emoji_reactions/:emoji`. */
  reactionsOfFedibird: both(flagged('emoji_reaction'), notFamilies('pleroma', 'akkoma')),
  /** Reactions may be custom emoji. By the route for reactions, with a shortcode. */
  customEmojiReactions: flagged(
    'pleroma_custom_emoji_reactions',
    'custom_emoji_reactions',
    'enable_wide_emoji_reaction',
  ),
  /** Reactions may be emoji of several code points: flags, families, skin tones. By the route for reactions. */
  joinedEmojiReactions: notFamilies('hollo'),
  /** The quotes of a post are listed. `GET /api/v1/statuses/:id/quotes`. */
  quoteList: either(families('hollo'), ({ details, family }) => {
    return family === 'mastodon' && (details?.mastodonApi ?? 0) >= 7;
  }),
  /** The quotes of a post are listed, at Pleroma’s route. `GET /api/v1/pleroma/statuses/:id/quotes` */
  quoteListOfPleroma: both(families('pleroma'), flagged('quote_posting')),
  /** A conversation can be muted. `POST /api/v1/statuses/:id/mute and unmute`. */
  threadMute: notFamilies('hollo'),
  /** Mutes of conversations can expire. `POST /api/v1/statuses/:id/mute: expires_in`. */
  threadMuteExpiry: pleromaLike,
  /** Posts can be translated. `POST /api/v1/statuses/:id/translate`. */
  translation: ({ details }) => details?.translates === true,
  /** Posts can be translated, at Akkoma’s route. `GET /api/v1/statuses/:id/translations/:language` */
  translationOfAkkoma: flagged('akkoma:machine_translation'),
  /** Several posts can be fetched by one call. `GET /api/v1/statuses?id[]=`. */
  statusesByIds: either(flagged('multifetch'), mastodonSince(4, 3)),
  /** A timeline of direct posts. `GET /api/v1/timelines/direct`. */
  directTimeline: families('pleroma'),
  /** Direct posts are listed by conversation. `GET /api/v1/conversations`. */
  conversations: either(families('pleroma', 'akkoma', 'gotosocial'), mastodonSince(2, 6)),
  /** The posts of a conversation are listed. `GET /api/v1/pleroma/conversations/:id/statuses`. */
  conversationPosts: pleromaLike,
  /** Direct posts are listed in some way: as a timeline or by conversation. */
  directList: notFamilies('hollo'),
  /** A timeline of servers that the operator chose. `GET /api/v1/timelines/bubble`. */
  bubbleTimeline: flagged('bubble_timeline'),
  /**
   * The server can leave out replies to people whom the viewer doesn't follow. `GET /api/v1/timelines/home:
   * reply_visibility`
   */
  replyVisibility: pleromaLike,
  /** Timelines can include muted posts. `GET /api/v1/timelines/home: with_muted`. */
  mutedInTimelines: pleromaLike,
  /** A timeline of the known posts of one other server. `GET /api/v1/timelines/public: instance`. */
  instanceTimeline: pleromaLike,
  /** The server stores filters, in their first version. `/api/v1/filters`. */
  filters: notFamilies('hollo'),
  /**
   * Filters have a title, several keywords and an action, and statuses list the filters that match. `/api/v2/filters`.
   */
  filtersWithResults: either(families('gotosocial'), mastodonSince(4)),
  /** Filters can hide media only. `POST /api/v2/filters: filter_action` blur. */
  filtersThatCover: mastodonSince(4, 4),
  /** Lists of people, each with a timeline. `/api/v1/lists; GET /api/v1/timelines/list/:id`. */
  lists: always,
  /** Lists have a choice of replies to show. `POST /api/v1/lists: replies_policy`. */
  listsReplies: either(families('gotosocial', 'hollo'), mastodonSince(3, 3)),
  /** Members of a list can be left out of the home timeline. `POST /api/v1/lists: exclusive`. */
  listsExclusive: either(families('gotosocial', 'hollo'), mastodonSince(4, 2)),
  /** Hashtags can be followed. `GET /api/v1/followed_tags; POST /api/v1/tags/:name/follow`. */
  followedTags: either(families('akkoma', 'gotosocial', 'hollo'), mastodonSince(4)),
  /** Trends are listed. `GET /api/v1/trends/tags, statuses, links`. */
  trends: mastodonSince(3, 5),
  /** One search for people, posts and hashtags. `GET /api/v2/search`. */
  search: either(notFamilies('other'), mastodonSince(2, 4)),
  /** The search can be limited to one person’s posts. `GET /api/v2/search: account_id`. */
  searchInAccount: either(families('pleroma', 'gotosocial'), mastodonSince(2, 8)),
  /** The search can be limited to people whom the viewer follows. `GET /api/v2/search: following`. */
  searchFollowing: either(families('pleroma', 'akkoma', 'gotosocial'), mastodonSince(4)),
} as const satisfies Record<string, Rule>;
