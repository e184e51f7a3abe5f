import { both, either, families, flagged, mastodonSince, notFamilies, pleromaLike, type Rule } from './rules';
import type { Server } from './server';

/** Features of posts, and of what their authors can do with them. */
export const postingFeatures = {
  /** The format of a post can be chosen. `POST /api/v1/statuses: content_type`. */
  contentTypes: ({ instance }) => (instance?.postFormats.length ?? 0) > 1,
  /** Posts can be previewed. `POST /api/v1/statuses: preview`. */
  statusPreview: pleromaLike,
  /** Posts can delete themselves after a time. `POST /api/v1/statuses: expires_in`. */
  statusExpiry: pleromaLike,
  /** The recipients of a reply can be set apart from its text. `POST /api/v1/statuses: to[]`. */
  explicitAddressing: either(pleromaLike, flagged('pleroma_explicit_addressing')),
  /**
   * A mention is a word of its own, a direct reply to a direct post also reaches its author, and an edit adds no
   * readers. `POST /api/v1/statuses: status, visibility=direct; PUT /api/v1/statuses/:id`.
   */
  mentionsAreWords: pleromaLike,
  /** Posts can be for this server only, by scope. `POST /api/v1/statuses: visibility=local`. */
  localScope: pleromaLike,
  /** Posts can be for this server only, whatever their scope. `POST /api/v1/statuses: local_only`. */
  localOnly: families('gotosocial'),
  /** Posts can be for mutual followers only. `POST /api/v1/statuses: visibility=mutuals_only` */
  mutualsScope: families('gotosocial'),
  /** Posts can be for the people of one list. `POST /api/v1/statuses: visibility=list:ID`. */
  listScope: families('pleroma'),
  /** Posts can have polls. `POST /api/v1/statuses: poll; POST /api/v1/polls/:id/votes`. */
  polls: either(
    flagged('polls'),
    both(
      notFamilies('pleroma', 'akkoma'),
      either(notFamilies('other'), mastodonSince(2, 8), ({ details }) => details?.hasPolls === true),
    ),
  ),
  /** Posts with a poll cannot have attachments. `POST /api/v1/statuses: poll or media_ids`. */
  pollsWithoutFiles: families('mastodon'),
  /** Posts with a poll cannot expire: the server answers 500, and nobody can read the post. `POST /api/v1/statuses`. */
  pollsWithoutExpiry: families('pleroma'),
  /**
   * For the length of a text each URL counts as 23 characters, and a mention only by its name. `POST /api/v1/statuses`.
   */
  shortAddresses: families('mastodon'),
  /** Posts can be scheduled. `POST /api/v1/statuses: scheduled_at; /api/v1/scheduled_statuses` */
  scheduledStatuses: notFamilies('hollo'),
  /** Posts can be edited. `PUT /api/v1/statuses/:id; GET /api/v1/statuses/:id/source`. */
  editing: either(
    flagged('editing'),
    families('gotosocial', 'hollo'),
    both(families('mastodon', 'other'), mastodonSince(3, 5)),
  ),
  /** Earlier versions of an edited post can be read. `GET /api/v1/statuses/:id/history`. */
  editHistory: either(flagged('editing'), families('gotosocial'), mastodonSince(3, 5)),
  /** Posts can quote another post. `POST /api/v1/statuses: quote_id or quoted_status_id`. */
  quotes: either(flagged('quote_posting', 'feature_quote'), quotesAsMastodon),
  /** The parameter for the quoted post is quote_id. `POST /api/v1/statuses: quote_id`. */
  quotesByQuoteId: flagged('quote_posting'),
  /** The parameter for the quoted post is quoted_status_id. `POST /api/v1/statuses: quoted_status_id`. */
  quotesByStatusId: either(flagged('feature_quote'), quotesAsMastodon),
  /** Authors can set who may quote a post. `POST /api/v1/statuses: quote_approval_policy`. */
  quotePolicy: either(flagged('feature_quote'), quotesAsMastodon),
  /** The same as a default for new posts. `PATCH /api/v1/accounts/update_credentials: source[quote_policy]`. */
  quotePolicyByDefault: quotesAsMastodon,
  /** Authors can set who may reply, favourite or repeat. `POST /api/v1/statuses: interaction_policy`. */
  interactionPolicy: families('gotosocial'),
  /** The server has a limit for the description of an attachment. `GET /api/v2/instance: description_limit` */
  mediaDescriptionLimit: ({ details }) => details !== null && details.descriptionLimit !== null,
  /**
   * The server may accept an upload before it is processed; it is then polled. `POST /api/v2/media answering 202; GET
   * /api/v1/media/:id`
   */
  mediaProcessing: mastodonSince(3, 2),
  /** Posts have a language. `POST /api/v1/statuses: language`, which Pleroma ignores. */
  postLanguage: notFamilies('pleroma'),
  /** The server may have packs of stickers. `GET /static/stickers.json`. */
  stickers: pleromaLike,
} as const satisfies Record<string, Rule>;

function quotesAsMastodon({ family, details }: Server): boolean {
  return (family === 'mastodon' || family === 'other') && (details?.mastodonApi ?? 0) >= 7;
}
