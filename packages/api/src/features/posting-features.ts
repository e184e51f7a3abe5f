import { both, either, families, flagged, mastodonSince, notFamilies, pleromaLike, type Rule } from './rules';
import type { Server } from './server';

/** What a post can be, and what can be done with one's own. */
export const postingFeatures = {
  /** The format of a post can be chosen. `POST /api/v1/statuses: content_type`. */
  contentTypes: ({ instance }) => (instance?.postFormats.length ?? 0) > 1,
  /** A post can be seen as it will be before it is sent. `POST /api/v1/statuses: preview`. */
  statusPreview: pleromaLike,
  /** A post can be made to vanish after a time. `POST /api/v1/statuses: expires_in`. */
  statusExpiry: pleromaLike,
  /** Whom a reply goes to is said beside its text. `POST /api/v1/statuses: to[]`. */
  explicitAddressing: either(pleromaLike, flagged('pleroma_explicit_addressing')),
  /** A post can be for this server alone, as a scope. `POST /api/v1/statuses: visibility=local`. */
  localScope: pleromaLike,
  /** A post can be for this server alone, whatever its scope. `POST /api/v1/statuses: local_only`. */
  localOnly: families('gotosocial'),
  /**
   * A post can be for those who follow and are followed.
   * `POST /api/v1/statuses: visibility=mutuals_only`
   */
  mutualsScope: families('gotosocial'),
  /** A post can be for the people of one list. `POST /api/v1/statuses: visibility=list:ID`. */
  listScope: families('pleroma'),
  /** Posts can carry polls. `POST /api/v1/statuses: poll; POST /api/v1/polls/:id/votes`. */
  polls: either(
    flagged('polls'),
    both(
      notFamilies('pleroma', 'akkoma'),
      either(notFamilies('other'), mastodonSince(2, 8), ({ details }) => details?.hasPolls === true),
    ),
  ),
  /** A post with a poll can have no files. `POST /api/v1/statuses: poll or media_ids`. */
  pollsWithoutFiles: families('mastodon'),
  /** A post with a poll cannot vanish after a time: it is answered with 500, and nobody can read it. `POST /api/v1/statuses`. */
  pollsWithoutExpiry: families('pleroma'),
  /** Of a text an address counts 23 characters, a name of another server what it is here. `POST /api/v1/statuses`. */
  shortAddresses: families('mastodon'),
  /**
   * A post can be sent at a later time.
   * `POST /api/v1/statuses: scheduled_at; /api/v1/scheduled_statuses`
   */
  scheduledStatuses: notFamilies('hollo'),
  /** A post can be changed after it was sent. `PUT /api/v1/statuses/:id; GET /api/v1/statuses/:id/source`. */
  editing: either(
    flagged('editing'),
    families('gotosocial', 'hollo'),
    both(families('mastodon', 'other'), mastodonSince(3, 5)),
  ),
  /** Earlier forms of a changed post can be read. `GET /api/v1/statuses/:id/history`. */
  editHistory: either(flagged('editing'), families('gotosocial'), mastodonSince(3, 5)),
  /** A post can quote another. `POST /api/v1/statuses: quote_id or quoted_status_id`. */
  quotes: either(flagged('quote_posting', 'feature_quote'), quotesAsMastodon),
  /** The quoted post is named quote_id. `POST /api/v1/statuses: quote_id`. */
  quotesByQuoteId: flagged('quote_posting'),
  /** The quoted post is named quoted_status_id. `POST /api/v1/statuses: quoted_status_id`. */
  quotesByStatusId: either(flagged('feature_quote'), quotesAsMastodon),
  /** Who may quote a post is said with it. `POST /api/v1/statuses: quote_approval_policy`. */
  quotePolicy: either(flagged('feature_quote'), quotesAsMastodon),
  /** The same for all new posts. `PATCH /api/v1/accounts/update_credentials: source[quote_policy]`. */
  quotePolicyByDefault: quotesAsMastodon,
  /** Who may reply, favourite or repeat is said with a post. `POST /api/v1/statuses: interaction_policy`. */
  interactionPolicy: families('gotosocial'),
  /**
   * The server says how long the description of an attachment may be.
   * `GET /api/v2/instance: description_limit`
   */
  mediaDescriptionLimit: ({ details }) => details !== null && details.descriptionLimit !== null,
  /**
   * An upload may be taken before it is ready, and is asked for again.
   * `POST /api/v2/media answering 202; GET /api/v1/media/:id`
   */
  mediaProcessing: mastodonSince(3, 2),
  /** A post says what language it is written in. `POST /api/v1/statuses: language`, which Pleroma ignores. */
  postLanguage: notFamilies('pleroma'),
  /** Packs of stickers may lie among the server’s files. `GET /static/stickers.json`. */
  stickers: pleromaLike,
} as const satisfies Record<string, Rule>;

function quotesAsMastodon({ family, details }: Server): boolean {
  return (family === 'mastodon' || family === 'other') && (details?.mastodonApi ?? 0) >= 7;
}
