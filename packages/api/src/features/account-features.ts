import { both, either, families, flagged, mastodonSince, notFamilies, pleromaLike, type Rule } from './rules';

/** Features of signing in, the viewer's own account, files of the server and its staff. */
export const accountFeatures = {
  /** Name and password can be entered in our own form. `POST /oauth/token: grant_type=password`. */
  passwordGrant: pleromaLike,
  /** The second factor can be entered in our own form. `POST /oauth/mfa/challenge`. */
  mfaChallenge: pleromaLike,
  /** PKCE: the code of a sign-in is bound to the client that started it. `GET /oauth/authorize: code_challenge`. */
  proofKey: either(families('hollo'), mastodonSince(4, 3)),
  /** Applications can request the OAuth scope admin. `POST /api/v1/apps: scopes`. */
  adminScope: pleromaLike,
  /** People can register through the API. `POST /api/v1/accounts`. */
  registration: ({ instance, nodeinfo, family }) =>
    family !== 'hollo' && (instance?.registrationOpen === true || nodeinfo?.openRegistrations === true),
  /**
   * The registration takes a full name, a biography, a birthday and the languages of mails. `POST /api/v1/accounts:
   * fullname, bio, birthday, language`
   */
  registrationDetails: pleromaLike,
  /** The registration has a captcha. `GET /api/v1/pleroma/captcha`. */
  captcha: pleromaLike,
  /** A forgotten password can be reset by mail. `POST /auth/password`. */
  passwordReset: both(pleromaLike, ({ nodeinfo }) => nodeinfo?.mailerEnabled === true),
  /**
   * Password and mail address can be changed, and the account deleted. `POST /api/pleroma/change_password,
   * change_email, delete_account`
   */
  accountSecurity: pleromaLike,
  /** Two-factor authentication can be set up. `/api/pleroma/accounts/mfa`. */
  mfa: pleromaLike,
  /** Active sessions are listed. `/api/oauth_tokens`. */
  sessions: pleromaLike,
  /** Aliases: other accounts of the same person. `/api/pleroma/aliases`. */
  aliases: pleromaLike,
  /** Followers can be moved to another account. `POST /api/pleroma/move_account`. */
  moveAccount: pleromaLike,
  /** Mastodon's own pages for password, sessions, aliases and moving. `/auth/edit, /settings/…`. */
  accountPagesOfMastodon: families('mastodon'),
  /** Hollo's own pages for its accounts and its second factor. `/accounts, /auth`. */
  accountPagesOfHollo: families('hollo'),
  /** GoToSocial's own page for the account. `/settings`. */
  accountPagesOfGotosocial: families('gotosocial'),
  /**
   * Lists of follows, mutes and blocks can be imported. `POST /api/pleroma/follow_import, mutes_import, blocks_import`
   */
  imports: pleromaLike,
  /** An archive of the account can be requested. `/api/v1/pleroma/backups`. */
  backups: pleromaLike,
  /**
   * The profile has options for what others see (people, counts, birthday, staff badge), for formatting, moves and the
   * default scope. `PATCH /api/v1/accounts/update_credentials: hide_followers, birthday, show_role, default_scope`
   */
  profileOfPleroma: pleromaLike,
  /** Changes of the profile are only reliably read as a form. `PATCH /api/v1/accounts/update_credentials` as form. */
  profileAsForm: notFamilies('pleroma', 'akkoma'),
  /** Media of new posts can be sensitive by default. `PATCH …/update_credentials: source[sensitive]`. */
  sensitiveByDefault: either(families('gotosocial', 'hollo'), mastodonSince(2)),
  /** New posts can have a default language. `PATCH …/update_credentials: source[language]`. */
  languageByDefault: either(families('gotosocial', 'hollo'), mastodonSince(2)),
  /** The server can leave out notifications from strangers. `PUT /api/pleroma/notification_settings`. */
  notificationSettings: pleromaLike,
  /** The posting defaults have a call of their own. `GET /api/v1/preferences`. */
  preferences: either(families('akkoma', 'gotosocial', 'hollo'), mastodonSince(2, 8)),
  /**
   * The server stores client settings with the account. `PATCH /api/v1/accounts/update_credentials:
   * pleroma_settings_store`
   */
  settingsStore: pleromaLike,
  /**
   * The server stores client settings as named, versioned profiles.
   * `/api/v1/akkoma/frontend_settings/:frontend/:profile`
   */
  settingsProfiles: families('akkoma'),
  /** The operator configures the client. `GET /api/pleroma/frontend_configurations; /static/config.json`. */
  frontendConfiguration: pleromaLike,
  /** Custom emoji are listed with their packs. `GET /api/v1/pleroma/emoji`. */
  emojiOfPleroma: pleromaLike,
  /** Emoji packs can be listed and managed. `/api/v1/pleroma/emoji/packs`. */
  emojiPacks: pleromaLike,
  /** Media of other servers are proxied by this one. `/proxy/…`. */
  mediaProxy: flagged('media_proxy'),
  /** A direct post goes only to the people mentioned at its beginning. `POST /api/v1/statuses: visibility=direct` */
  safeDirect: flagged('safe_dm_mentions'),
  /** The server can also be read by Gopher. `gopher://`. */
  gopher: flagged('gopher'),
  /** The servers that this one limits are listed. `GET /api/v1/instance/domain_blocks`. */
  instanceBlocks: mastodonSince(4),
  /** Staff manage people, reports and the configuration. `/api/v1/pleroma/admin`. */
  staffOfPleroma: pleromaLike,
  /** Staff accounts list their privileges. `pleroma.privileges`. */
  staffPrivileges: both(pleromaLike, ({ nodeinfo }) => nodeinfo?.namesPrivileges === true),
  /** Staff can tag accounts for moderation policies. `/api/v1/pleroma/admin/users/tag`. */
  tagPolicy: both(pleromaLike, ({ nodeinfo }) => nodeinfo?.policies.includes('TagPolicy') === true),
  /** Staff manage people and reports, as on Mastodon. `/api/v1/admin`. */
  staffOfMastodon: either(families('gotosocial'), mastodonSince(2, 9)),
} as const satisfies Record<string, Rule>;
