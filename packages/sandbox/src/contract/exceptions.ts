import type { Shape } from '@linnet/api/wire';
import { fitsScalar } from './compare';

interface Allowance {
  /** The place: a path from an entity or a route, such as `account.fields[].verified_at`. */
  readonly at: string;
  /** The kind of value allowed besides the recorded ones; `missing` when the key may be left out. */
  readonly as: string;
  readonly because: string;
}

function riddle(key: string, as: string): Allowance {
  return { at: `GET /api/v1/pleroma/captcha.${key}`, as, because: 'the recorded server asked no riddle' };
}

/**
 * Values that are correct although no recording has them: the recorded servers had no such case. Don't excuse here
 * what contradicts a recording.
 */
export const BEYOND_RECORDING: readonly Allowance[] = [
  riddle('type', '=native|=kocaptcha'),
  {
    at: 'status.application',
    as: 'null',
    because: 'posts of other servers, and of people who do not name their client, have none',
  },
  {
    at: 'status.application.website',
    as: 'null',
    because: 'an application may be registered without a website; the recorded one had one',
  },
  {
    at: 'POST /api/v1/pleroma/scrobble.externalLink',
    as: 'null',
    because: 'whoever names no address has none; the recorded one was named',
  },
  {
    at: 'status.filtered',
    as: 'any',
    because: 'servers with the second version of filters say so, which the recorded one had not',
  },
  {
    at: 'account.source.pleroma.actor_type',
    as: '=Group',
    because: 'the recorded server knew no group; the server names it among the three kinds',
  },
  {
    at: 'attachment.blurhash',
    as: 'null',
    because:
      'pictures of other servers come without one, and broken ones get none; the recorded ones had one',
  },
  {
    at: 'GET /api/v1/apps/verify_credentials.website',
    as: 'null',
    because: 'an application may be registered without a website; the recorded one had one',
  },
];

/** Entries that were used; the tests report the others as outdated. */
export const usedAllowances = new Set<Allowance>();

/** Whether the list allows a value at a place. `undefined` stands for a missing key. */
export function isBeyondRecording(at: string, value: unknown): boolean {
  const found = BEYOND_RECORDING.find((allowance) => {
    if (allowance.at !== at) return false;
    if (allowance.as === 'missing' || value === undefined)
      return allowance.as === 'missing' && value === undefined;
    return allowance.as.split('|').some((name) => fitsScalar(name, value));
  });
  if (found) usedAllowances.add(found);
  return found !== undefined;
}

interface Unrecorded {
  /** As `routeKey` writes it: `POST /api/v1/lists/:id/accounts`. */
  readonly route: string;
  /** `200` when absent. */
  readonly outcome?: string;
  /** The shape according to the source; absent where the body is not JSON. */
  readonly answer?: Shape;
  /** The content type, where it is not JSON. */
  readonly type?: string;
  /** The source of the shape. */
  readonly source: string;
}

const OPENAPI = 'interface description of Pleroma 2.7';
/** For answers that differ from their documentation. */
const SEEN = 'Pleroma 2.7 as it runs';

const MASTODON = 'Mastodon documentation';

const FILTER_KEYWORD: Shape = { id: 'id.decimal', keyword: 'text', whole_word: 'bool' };
const FILTER_STATUS: Shape = { id: 'id.decimal', status_id: 'text' };
const FILTER_GROUP: Shape = {
  id: 'id.decimal',
  title: 'text',
  context: { '[]': '=home|=notifications|=public|=thread|=account' },
  expires_at: 'null|time',
  filter_action: '=warn|=hide|=blur',
  keywords: { '[]': FILTER_KEYWORD },
  statuses: { '[]': FILTER_STATUS },
};

/** Answers without a recording and the sources of their shapes. An answer that is recorded must not be listed. */
export const WITHOUT_RECORDING: readonly Unrecorded[] = [
  { route: 'POST /oauth/mfa/verify', outcome: '401', type: 'text/html', source: SEEN },
  { route: 'POST /api/v1/pleroma/password_reset', type: 'text/html', source: SEEN },
  { route: 'GET /users/:id/feed', type: 'application/atom+xml', source: SEEN },
  { route: 'GET /users/:id/feed.atom', type: 'application/atom+xml', source: SEEN },
  { route: 'GET /users/:id/feed.rss', type: 'application/rss+xml', source: SEEN },
  { route: 'GET /captchas/:id', type: 'image/png', source: SEEN },
  {
    route: 'GET /api/account/confirm_email/:id/:id',
    outcome: '500',
    answer: 'text',
    source: SEEN,
  },
  { route: 'DELETE /api/v1/pleroma/accounts/mfa/:id', answer: '{}', source: SEEN },
  { route: 'PATCH /api/v1/pleroma/admin/users/confirm_email', answer: 'text', source: SEEN },
  { route: 'PATCH /api/v1/pleroma/admin/users/resend_confirmation_email', answer: 'text', source: SEEN },
  { route: 'PATCH /api/v1/pleroma/admin/users/force_password_reset', outcome: '204', source: SEEN },
  { route: 'PUT /api/v1/pleroma/admin/users/disable_mfa', answer: 'text', source: SEEN },
  {
    route: 'POST /api/v1/pleroma/admin/users/:id/permission_group/:id',
    answer: { is_moderator: 'bool' },
    source: OPENAPI,
  },
  {
    route: 'DELETE /api/v1/pleroma/admin/users/:id/permission_group/:id',
    answer: { is_moderator: 'bool' },
    source: OPENAPI,
  },
  { route: 'GET /api/v2/filters', answer: { '[]': FILTER_GROUP }, source: MASTODON },
  { route: 'POST /api/v2/filters', answer: FILTER_GROUP, source: MASTODON },
  { route: 'GET /api/v2/filters/:id', answer: FILTER_GROUP, source: MASTODON },
  { route: 'PUT /api/v2/filters/:id', answer: FILTER_GROUP, source: MASTODON },
  { route: 'DELETE /api/v2/filters/:id', answer: '{}', source: MASTODON },
  { route: 'GET /api/v2/filters/:id/keywords', answer: { '[]': FILTER_KEYWORD }, source: MASTODON },
  { route: 'POST /api/v2/filters/:id/keywords', answer: FILTER_KEYWORD, source: MASTODON },
  { route: 'GET /api/v2/filters/keywords/:id', answer: FILTER_KEYWORD, source: MASTODON },
  { route: 'PUT /api/v2/filters/keywords/:id', answer: FILTER_KEYWORD, source: MASTODON },
  { route: 'DELETE /api/v2/filters/keywords/:id', answer: '{}', source: MASTODON },
  { route: 'GET /api/v2/filters/:id/statuses', answer: { '[]': FILTER_STATUS }, source: MASTODON },
  { route: 'POST /api/v2/filters/:id/statuses', answer: FILTER_STATUS, source: MASTODON },
  { route: 'GET /api/v2/filters/statuses/:id', answer: FILTER_STATUS, source: MASTODON },
  { route: 'DELETE /api/v2/filters/statuses/:id', answer: '{}', source: MASTODON },
];

/** Recorded outcomes of our routes that no step reproduces, each with the reason. */
export const NOT_REPRODUCED: readonly { route: string; outcome: string; because: string }[] = [
  {
    route: 'GET /api/v1/timelines/public',
    outcome: '429',
    because: 'the answer to too many requests is one for all calls, and its limits are tested by themselves',
  },
];
