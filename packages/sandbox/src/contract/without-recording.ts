import type { Shape } from '@linnet/api/wire';

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
