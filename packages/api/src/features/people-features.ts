import {
  always,
  either,
  families,
  flagged,
  mastodonSince,
  notFamilies,
  pleromaLike,
  type Rule,
} from './rules';

/** Other people, and notifications of what they do. */
export const peopleFeatures = {
  /** A person is found by name where an id stands. `GET /api/v1/accounts/:name`. */
  accountByName: pleromaLike,
  /** A person is found by name. `GET /api/v1/accounts/lookup`. */
  accountLookup: either(notFamilies('other'), mastodonSince(3, 4)),
  /** Programs that read feeds find a person’s posts. `GET /users/:name/feed`. */
  accountFeed: pleromaLike,
  /** Programs that read feeds find a person’s posts, at Mastodon’s own address. `GET /@name.rss`. */
  accountFeedOfMastodon: families('mastodon'),
  /** A note about a person can be kept. `POST /api/v1/accounts/:id/note`. */
  accountNotes: either(families('pleroma', 'akkoma', 'gotosocial'), mastodonSince(3, 2)),
  /** Each post of a person can be told of. `POST /api/v1/accounts/:id/follow: notify`. */
  notify: either(notFamilies('hollo', 'other'), mastodonSince(3, 3)),
  /** The same by calls of its own, from before `follow` took it. `POST /api/v1/pleroma/accounts/:id/subscribe`. */
  subscriptions: pleromaLike,
  /** A mute can end by itself. `POST /api/v1/accounts/:id/mute: duration`. */
  muteDuration: either(notFamilies('hollo', 'other'), mastodonSince(3, 3)),
  /** A follower can be sent away. `POST /api/v1/accounts/:id/remove_from_followers`. */
  removeFollower: either(pleromaLike, mastodonSince(3, 5)),
  /** All people of a server can be blocked at once. `/api/v1/domain_blocks`. */
  domainBlocks: either(pleromaLike, families('mastodon', 'other')),
  /** People can be shown on one’s own profile. `POST /api/v1/accounts/:id/pin and unpin`. */
  endorsements: either(families('pleroma'), mastodonSince(2, 5)),
  /** Followers that one knows are named. `GET /api/v1/accounts/familiar_followers`. */
  familiarFollowers: either(families('pleroma', 'hollo'), mastodonSince(3, 5)),
  /** Hashtags are shown on a profile. `/api/v1/featured_tags`. */
  featuredTags: either(families('gotosocial', 'hollo'), mastodonSince(3)),
  /** People can say when they were born, and followers hear of it. `GET /api/v1/pleroma/birthdays`. */
  birthdays: families('pleroma'),
  /** What somebody listens to is shown. `GET /api/v1/pleroma/accounts/:id/scrobbles`. */
  scrobbles: families('pleroma'),
  /** Accounts can be groups. `PATCH /api/v1/accounts/update_credentials: actor_type=Group`. */
  groups: flagged('pleroma:group_actors'),
  /**
   * What a person favourited can be read, where it is not hidden.
   * `GET /api/v1/pleroma/accounts/:id/favourites`
   */
  favouritesOfOthers: pleromaLike,
  /** Visitors can follow and answer from their own server. `/main/ostatus`. */
  remoteInteraction: either(flagged('pleroma:get:main/ostatus'), pleromaLike),
  /** The people of the server are listed. `GET /api/v1/directory`. */
  directory: either(flagged('profile_directory'), mastodonSince(3)),
  /** People to follow are proposed, with the reason. `GET /api/v2/suggestions`. */
  suggestions: either(flagged('v2_suggestions'), families('hollo'), mastodonSince(3, 4)),
  /** People to follow are proposed. `GET /api/v1/suggestions`. */
  suggestionsOld: notFamilies('other'),
  /** Somebody can be reported without a post of theirs. `POST /api/v1/reports: status_ids[]`. */
  reportWithoutPosts: notFamilies('hollo'),
  /** Somebody can be reported without a word. `POST /api/v1/reports: comment`. */
  reportWithoutComment: notFamilies('hollo'),
  /** People of this server can be reported, not only those of others. `POST /api/v1/reports: account_id`. */
  reportOfLocals: notFamilies('hollo'),
  /** A report says what kind of harm it is about. `POST /api/v1/reports: category, rule_ids[]`. */
  reportCategories: either(families('gotosocial'), mastodonSince(3, 5)),
  /**
   * The server keeps for each notification whether it was seen.
   * `POST /api/v1/pleroma/notifications/read`
   */
  notificationsRead: pleromaLike,
  /**
   * Notifications of some types only are asked for as include_types.
   * `GET /api/v1/notifications: include_types[]`
   */
  notificationsInclude: flagged('pleroma:api/v1/notifications:include_types_filter'),
  /** Notifications of one kind about one post come together. `GET /api/v2/notifications`. */
  notificationsGrouped: either(families('hollo'), mastodonSince(4, 3)),
  /**
   * Notifications of strangers wait to be let in.
   * `GET /api/v2/notifications/policy; GET /api/v1/notifications/requests`
   */
  notificationPolicy: mastodonSince(4, 3),
  /** One notification can be put away. `POST /api/v1/notifications/:id/dismiss`. */
  notificationDismiss: notFamilies('gotosocial', 'hollo'),
  /** All notifications can be put away at once. `POST /api/v1/notifications/clear`. */
  notificationsClear: notFamilies('hollo'),
  /** The server keeps how far somebody has read. `/api/v1/markers`. */
  markers: always,
  /** The operator can tell everybody something. `GET /api/v1/announcements`. */
  announcements: either(notFamilies('other'), mastodonSince(3, 1)),
  /** Announcements can be answered with an emoji. `PUT /api/v1/announcements/:id/reactions/:emoji`. */
  announcementReactions: mastodonSince(3, 1),
} as const satisfies Record<string, Rule>;
