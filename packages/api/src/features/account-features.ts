import { both, either, families, flagged, mastodonSince, notFamilies, pleromaLike, type Rule } from './rules';

/** Signing in, one's own account, the server's files and its staff. */
export const accountFeatures = {
  /** Name and password can be given in a form of ours. `POST /oauth/token: grant_type=password`. */
  passwordGrant: pleromaLike,
  /** The second factor can be given in a form of ours. `POST /oauth/mfa/challenge`. */
  mfaChallenge: pleromaLike,
  /** A sign-in by redirect is proved to come from where it began. `GET /oauth/authorize: code_challenge`. */
  proofKey: either(families('hollo'), mastodonSince(4, 3)),
  /** An application may ask for the scope admin. `POST /api/v1/apps: scopes`. */
  adminScope: pleromaLike,
  /** An account can be made here. `POST /api/v1/accounts`. */
  registration: ({ instance, nodeinfo, family }) =>
    family !== 'hollo' && (instance?.registrationOpen === true || nodeinfo?.openRegistrations === true),
  /**
   * A full name, a biography, a birthday and the languages of letters are taken with a new account.
   * `POST /api/v1/accounts: fullname, bio, birthday, language`
   */
  registrationDetails: pleromaLike,
  /** The server sets a riddle before an account is made. `GET /api/v1/pleroma/captcha`. */
  captcha: pleromaLike,
  /** A lost password can be replaced by mail. `POST /auth/password`. */
  passwordReset: both(pleromaLike, ({ nodeinfo }) => nodeinfo?.mailerEnabled === true),
  /**
   * Password and address can be changed, and the account deleted.
   * `POST /api/pleroma/change_password, change_email, delete_account`
   */
  accountSecurity: pleromaLike,
  /** A second factor can be set up. `/api/pleroma/accounts/mfa`. */
  mfa: pleromaLike,
  /** The devices that are signed in are listed. `/api/oauth_tokens`. */
  sessions: pleromaLike,
  /** Other accounts of the same person can be named. `/api/pleroma/aliases`. */
  aliases: pleromaLike,
  /** Followers can be sent on to another account. `POST /api/pleroma/move_account`. */
  moveAccount: pleromaLike,
  /**
   * Lists of people followed, muted and blocked can be brought along.
   * `POST /api/pleroma/follow_import, mutes_import, blocks_import`
   */
  imports: pleromaLike,
  /** An archive of the account can be asked for. `/api/v1/pleroma/backups`. */
  backups: pleromaLike,
  /**
   * What others see of somebody's people and counts, a birthday, the badge of staff, formatting and moves are
   * chosen with the profile, and so are direct posts by default.
   * `PATCH /api/v1/accounts/update_credentials: hide_followers, birthday, show_role, default_scope`
   */
  profileOfPleroma: pleromaLike,
  /** Changes of the profile are surely read from forms. `PATCH /api/v1/accounts/update_credentials` as form. */
  profileAsForm: notFamilies('pleroma', 'akkoma'),
  /** Media of new posts can be sensitive by default. `PATCH …/update_credentials: source[sensitive]`. */
  sensitiveByDefault: either(families('gotosocial', 'hollo'), mastodonSince(2)),
  /** New posts have a language by default. `PATCH …/update_credentials: source[language]`. */
  languageByDefault: either(families('gotosocial', 'hollo'), mastodonSince(2)),
  /** The server itself leaves out notifications of strangers. `PUT /api/pleroma/notification_settings`. */
  notificationSettings: pleromaLike,
  /** The defaults for posting are told by a call of their own. `GET /api/v1/preferences`. */
  preferences: either(families('akkoma', 'gotosocial', 'hollo'), mastodonSince(2, 8)),
  /**
   * The server keeps settings of clients with the account.
   * `PATCH /api/v1/accounts/update_credentials: pleroma_settings_store`
   */
  settingsStore: pleromaLike,
  /**
   * The server keeps settings of clients as named profiles with versions.
   * `/api/v1/akkoma/frontend_settings/:frontend/:profile`
   */
  settingsProfiles: families('akkoma'),
  /** The operator configures the client. `GET /api/pleroma/frontend_configurations; /static/config.json`. */
  frontendConfiguration: pleromaLike,
  /** The server’s own emoji are listed with their packs. `GET /api/v1/pleroma/emoji`. */
  emojiOfPleroma: pleromaLike,
  /** Packs of emoji can be seen and managed. `/api/v1/pleroma/emoji/packs`. */
  emojiPacks: pleromaLike,
  /** Pictures of other servers come through this one. `/proxy/…`. */
  mediaProxy: flagged('media_proxy'),
  /**
   * A direct post goes only to those who are named at its beginning.
   * `POST /api/v1/statuses: visibility=direct`
   */
  safeDirect: flagged('safe_dm_mentions'),
  /** The server is read with Gopher too. `gopher://`. */
  gopher: flagged('gopher'),
  /** The servers that this one limits are listed. `GET /api/v1/instance/domain_blocks`. */
  instanceBlocks: mastodonSince(4),
  /** Staff work with people, reports and the configuration. `/api/v1/pleroma/admin`. */
  staffOfPleroma: pleromaLike,
  /** What staff may do is said of each of them. `pleroma.privileges`. */
  staffPrivileges: both(pleromaLike, ({ nodeinfo }) => nodeinfo?.namesPrivileges === true),
  /** Measures against people are hung on their accounts. `/api/v1/pleroma/admin/users/tag`. */
  tagPolicy: both(pleromaLike, ({ nodeinfo }) => nodeinfo?.policies.includes('TagPolicy') === true),
  /** Staff work with people and reports, as Mastodon does it. `/api/v1/admin`. */
  staffOfMastodon: either(families('gotosocial'), mastodonSince(2, 9)),
} as const satisfies Record<string, Rule>;
