import type { Shape } from '@linnet/api/wire';
import { fitsScalar } from './compare';

interface Allowance {
  /** The place: a path from an entity or a route, such as `account.fields[].verified_at`. */
  readonly at: string;
  /** The kind of value allowed besides the recorded ones; `missing` when the key may be left out. */
  readonly as: string;
  readonly because: string;
}

function captchaKey(key: string, as: string): Allowance {
  return { at: `GET /api/v1/pleroma/captcha.${key}`, as, because: 'the recorded server had no captcha' };
}

/**
 * Values that are correct although no recording has them: the recorded servers had no such case. Don't excuse here
 * what contradicts a recording.
 */
export const BEYOND_RECORDING: readonly Allowance[] = [
  captchaKey('type', '=native|=kocaptcha'),
  {
    at: 'status.application',
    as: 'null',
    because: 'posts of other servers, and of clients without a name, have no application',
  },
  {
    at: 'status.application.website',
    as: 'null',
    because: 'an application may be registered without a website; the recorded applications had one',
  },
  {
    at: 'POST /api/v1/pleroma/scrobble.externalLink',
    as: 'null',
    because: 'the link is optional; the recorded scrobble had one',
  },
  {
    at: 'status.filtered',
    as: 'any',
    because: 'only servers with filter groups have this key; the recorded server had none',
  },
  {
    at: 'account.source.pleroma.actor_type',
    as: '=Group',
    because: 'the recorded server had no group account; the API description lists Group',
  },
  {
    at: 'attachment.blurhash',
    as: 'null',
    because: 'pictures of other servers and broken pictures have no blurhash; the recorded ones had one',
  },
  {
    at: 'GET /api/v1/apps/verify_credentials.website',
    as: 'null',
    because: 'an application may be registered without a website; the recorded applications had one',
  },
];

/** Entries that were used; the tests report the others as outdated. */
export const usedAllowances = new Set<Allowance>();

/** Whether the list allows a value at a place. `undefined` stands for a missing key. */
export function isBeyondRecording(at: string, value: unknown): boolean {
  const found = BEYOND_RECORDING.find((allowance) => {
    if (allowance.at !== at) return false;
    if (value === undefined) return allowance.as === 'missing';
    return allowance.as !== 'missing' && allowance.as.split('|').some((name) => fitsScalar(name, value));
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
const RUNNING_SERVER = 'Pleroma 2.7 as it runs';

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
  { route: 'POST /oauth/mfa/verify', outcome: '401', type: 'text/html', source: RUNNING_SERVER },
  { route: 'POST /api/v1/pleroma/password_reset', type: 'text/html', source: RUNNING_SERVER },
  { route: 'GET /users/:id/feed', type: 'application/atom+xml', source: RUNNING_SERVER },
  { route: 'GET /users/:id/feed.atom', type: 'application/atom+xml', source: RUNNING_SERVER },
  { route: 'GET /users/:id/feed.rss', type: 'application/rss+xml', source: RUNNING_SERVER },
  { route: 'GET /media//backups/:id', outcome: '404', type: '', source: RUNNING_SERVER },
  { route: 'GET /captchas/:id', type: 'image/png', source: RUNNING_SERVER },
  {
    route: 'GET /api/account/confirm_email/:id/:id',
    outcome: '500',
    answer: 'text',
    source: RUNNING_SERVER,
  },
  { route: 'DELETE /api/v1/pleroma/accounts/mfa/:id', answer: '{}', source: RUNNING_SERVER },
  { route: 'PATCH /api/v1/pleroma/admin/users/confirm_email', answer: 'text', source: RUNNING_SERVER },
  {
    route: 'PATCH /api/v1/pleroma/admin/users/resend_confirmation_email',
    answer: 'text',
    source: RUNNING_SERVER,
  },
  { route: 'PATCH /api/v1/pleroma/admin/users/force_password_reset', outcome: '204', source: RUNNING_SERVER },
  { route: 'DELETE /api/v1/pleroma/admin/instances/:id', answer: 'text', source: RUNNING_SERVER },
  { route: 'PUT /api/v1/pleroma/admin/users/disable_mfa', answer: 'text', source: RUNNING_SERVER },
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
    because: 'the answer to too many requests is the same for all calls; tests of the rate limits cover it',
  },
  {
    route: 'GET /media//backups/:id',
    outcome: '200',
    because:
      'the name of an archive is part of an address, which steps cannot take apart; its own test covers it',
  },
];
