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

/** Features of other people and of notifications. */
export const peopleFeatures = {
  /** Accounts can be fetched by name instead of id. `GET /api/v1/accounts/:name`. */
  accountByName: pleromaLike,
  /** Accounts can be looked up by name. `GET /api/v1/accounts/lookup`. */
  accountLookup: either(notFamilies('other'), mastodonSince(3, 4)),
  /** Feed readers can subscribe to a person’s posts. `GET /users/:name/feed`. */
  accountFeed: pleromaLike,
  /** Feed readers can subscribe to a person’s posts, at Mastodon’s address. `GET /@name.rss`. */
  accountFeedOfMastodon: families('mastodon'),
  /** Private notes about a person. `POST /api/v1/accounts/:id/note`. */
  accountNotes: either(families('pleroma', 'akkoma', 'gotosocial'), mastodonSince(3, 2)),
  /** Notifications for each post of a person. `POST /api/v1/accounts/:id/follow: notify`. */
  notify: either(notFamilies('hollo', 'other'), mastodonSince(3, 3)),
  /** The same by a call of its own, from before `follow` accepted it. `POST /api/v1/pleroma/accounts/:id/subscribe`. */
  subscriptions: pleromaLike,
  /** A follow can be limited to posts in some languages. `POST /api/v1/accounts/:id/follow: languages`. */
  followLanguages: mastodonSince(4),
  /** Mutes can expire. `POST /api/v1/accounts/:id/mute: duration`. */
  muteDuration: either(notFamilies('hollo', 'other'), mastodonSince(3, 3)),
  /** Followers can be removed. `POST /api/v1/accounts/:id/remove_from_followers`. */
  removeFollower: either(pleromaLike, mastodonSince(3, 5)),
  /** Whole servers can be blocked. `/api/v1/domain_blocks`. */
  domainBlocks: either(pleromaLike, families('mastodon', 'other')),
  /** People can be featured on the viewer’s own profile. `POST /api/v1/accounts/:id/pin and unpin`. */
  endorsements: either(families('pleroma'), mastodonSince(2, 5)),
  /** Followers of an account whom the viewer follows are listed. `GET /api/v1/accounts/familiar_followers`. */
  familiarFollowers: either(families('pleroma', 'hollo'), mastodonSince(3, 5)),
  /** Profiles feature hashtags. `/api/v1/featured_tags`. */
  featuredTags: either(families('gotosocial', 'hollo'), mastodonSince(3)),
  /** Profiles have birthdays, of which followers are reminded. `GET /api/v1/pleroma/birthdays`. */
  birthdays: families('pleroma'),
  /** Profiles show what somebody is listening to. `GET /api/v1/pleroma/accounts/:id/scrobbles`. */
  scrobbles: families('pleroma'),
  /** Accounts can be groups. `PATCH /api/v1/accounts/update_credentials: actor_type=Group`. */
  groups: flagged('pleroma:group_actors'),
  /** The favourites of other people can be listed, unless hidden. `GET /api/v1/pleroma/accounts/:id/favourites` */
  favouritesOfOthers: pleromaLike,
  /** Visitors can follow and reply from their own server. `/main/ostatus`. */
  remoteInteraction: either(flagged('pleroma:get:main/ostatus'), pleromaLike),
  /** A directory of the server’s people. `GET /api/v1/directory`. */
  directory: either(flagged('profile_directory'), mastodonSince(3)),
  /** Suggestions of people to follow, with the reason. `GET /api/v2/suggestions`. */
  suggestions: either(flagged('v2_suggestions'), families('hollo'), mastodonSince(3, 4)),
  /** Suggestions of people to follow. `GET /api/v1/suggestions`. */
  suggestionsOld: notFamilies('other'),
  /** People can be reported without a post. `POST /api/v1/reports: status_ids[]`. */
  reportWithoutPosts: notFamilies('hollo'),
  /** Reports need no comment. `POST /api/v1/reports: comment`. */
  reportWithoutComment: notFamilies('hollo'),
  /** People of this server can be reported, not only those of others. `POST /api/v1/reports: account_id`. */
  reportOfLocals: notFamilies('hollo'),
  /** Reports have a category. `POST /api/v1/reports: category, rule_ids[]`. */
  reportCategories: either(families('gotosocial'), mastodonSince(3, 5)),
  /** The server stores for each notification whether it was seen. `POST /api/v1/pleroma/notifications/read` */
  notificationsRead: pleromaLike,
  /** The parameter for types of notifications is include_types. `GET /api/v1/notifications: include_types[]` */
  notificationsInclude: flagged('pleroma:api/v1/notifications:include_types_filter'),
  /** Notifications of one type about one post are grouped. `GET /api/v2/notifications`. */
  notificationsGrouped: either(families('hollo'), mastodonSince(4, 3)),
  /**
   * Notifications from strangers can be held back until accepted. `GET /api/v2/notifications/policy; GET
   * /api/v1/notifications/requests`
   */
  notificationPolicy: mastodonSince(4, 3),
  /** Single notifications can be dismissed. `POST /api/v1/notifications/:id/dismiss`. */
  notificationDismiss: notFamilies('gotosocial', 'hollo'),
  /** All notifications can be dismissed at once. `POST /api/v1/notifications/clear`. */
  notificationsClear: notFamilies('hollo'),
  /** The server stores read markers. `/api/v1/markers`. */
  markers: always,
  /** Announcements of the operator. `GET /api/v1/announcements`. */
  announcements: either(notFamilies('other'), mastodonSince(3, 1)),
  /** Reactions to announcements. `PUT /api/v1/announcements/:id/reactions/:emoji`. */
  announcementReactions: mastodonSince(3, 1),
} as const satisfies Record<string, Rule>;
