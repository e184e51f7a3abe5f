import type { Shape } from '@linnet/api/wire';

interface Unrecorded {
  /** As `routeKey` writes it: `POST /api/v1/lists/:id/accounts`. */
  readonly route: string;
  /** `200` when absent. */
  readonly outcome?: string;
  /** What the answer looks like according to the source; absent where the body is not JSON. */
  readonly answer?: Shape;
  /** The media type, where it is not JSON. */
  readonly type?: string;
  /** Where that is known from. */
  readonly source: string;
}

const OPENAPI = 'interface description of Pleroma 2.7';
/** Where the description says less than the server does. */
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
const SUCCESS: Shape = { status: '=success' };
const PUSH: Shape = { id: 'id.decimal|int', endpoint: 'url', alerts: { '{}': 'bool' }, server_key: 'text' };

/** Answers that were never recorded, and what says how they look. A recorded one must not stand here. */
export const WITHOUT_RECORDING: readonly Unrecorded[] = [
  { route: 'GET /api/v0/pleroma/reports/:id', answer: '$report', source: OPENAPI },
  { route: 'POST /api/v1/accounts/:id/pin', answer: '$relationship', source: OPENAPI },
  { route: 'POST /api/v1/accounts/:id/remove_from_followers', answer: '$relationship', source: OPENAPI },
  { route: 'POST /api/v1/accounts/:id/unpin', answer: '$relationship', source: OPENAPI },
  { route: 'DELETE /api/v1/conversations/:id', answer: '{}', source: OPENAPI },
  { route: 'POST /api/v1/conversations/:id/read', answer: '$conversation', source: OPENAPI },
  { route: 'DELETE /api/v1/domain_blocks', answer: '{}', source: OPENAPI },
  { route: 'POST /api/v1/domain_blocks', answer: '{}', source: OPENAPI },
  {
    route: 'POST /api/v1/pleroma/scrobble',
    answer: {
      account: '$account',
      album: 'null|text',
      artist: 'null|text',
      created_at: 'time',
      externalLink: 'null|text',
      id: 'id.flake',
      length: 'null|int',
      title: 'text',
    },
    source: OPENAPI,
  },
  { route: 'POST /api/v1/follow_requests/:id/authorize', answer: '$relationship', source: OPENAPI },
  { route: 'POST /api/v1/follow_requests/:id/reject', answer: '$relationship', source: OPENAPI },
  { route: 'POST /api/v1/follows', answer: '$relationship', source: OPENAPI },
  { route: 'DELETE /api/v1/lists/:id/accounts', answer: '{}', source: OPENAPI },
  { route: 'POST /api/v1/lists/:id/accounts', answer: '{}', source: OPENAPI },
  { route: 'POST /api/v1/notifications/clear', answer: '{}', source: OPENAPI },
  { route: 'DELETE /api/v1/notifications/destroy_multiple', answer: '{}', source: OPENAPI },
  { route: 'POST /api/v1/notifications/dismiss', answer: '{}', source: OPENAPI },
  { route: 'POST /api/v1/pleroma/accounts/:id/unsubscribe', answer: '$relationship', source: OPENAPI },
  { route: 'DELETE /api/v1/pleroma/aliases', answer: { status: 'text' }, source: OPENAPI },
  { route: 'PUT /api/v1/pleroma/aliases', answer: { status: 'text' }, source: OPENAPI },
  { route: 'POST /api/v1/pleroma/move_account', answer: { status: 'text' }, source: OPENAPI },
  { route: 'POST /api/v1/pleroma/chats/:id/messages/:id/read', answer: '$chatMessage', source: OPENAPI },
  { route: 'PATCH /api/v1/pleroma/conversations/:id', answer: '$conversation', source: OPENAPI },
  { route: 'POST /api/v1/pleroma/conversations/read', answer: { '[]': '$conversation' }, source: OPENAPI },
  { route: 'DELETE /api/v1/scheduled_statuses/:id', answer: '$scheduledStatus', source: SEEN },
  { route: 'PUT /api/v1/scheduled_statuses/:id', answer: '$scheduledStatus', source: OPENAPI },
  { route: 'DELETE /api/v1/suggestions/:id', answer: '{}', source: OPENAPI },
  { route: 'DELETE /api/oauth_tokens/:id', outcome: '201', source: SEEN },
  { route: 'POST /oauth/mfa/verify', outcome: '401', type: 'text/html', source: SEEN },
  { route: 'GET /api/v1/pleroma/password_reset/:id', outcome: '403', type: 'text/html', source: SEEN },
  { route: 'POST /api/v1/pleroma/password_reset', outcome: '403', type: 'text/html', source: SEEN },
  { route: 'GET /main/ostatus', type: 'text/html', source: SEEN },
  { route: 'POST /main/ostatus', type: 'text/html', source: SEEN },
  { route: 'GET /users/:id/feed', type: 'application/atom+xml', source: SEEN },
  { route: 'GET /users/:id/feed.atom', type: 'application/atom+xml', source: SEEN },
  { route: 'GET /users/:id/feed.rss', type: 'application/rss+xml', source: SEEN },
  { route: 'POST /auth/password', outcome: '204', source: SEEN },
  { route: 'POST /api/v1/pleroma/accounts/confirmation_resend', outcome: '204', source: OPENAPI },
  { route: 'GET /captchas/:id', type: 'image/png', source: SEEN },
  {
    route: 'GET /api/account/confirm_email/:id/:id',
    outcome: '404',
    answer: { error: 'text' },
    source: SEEN,
  },
  { route: 'POST /api/v1/pleroma/accounts/mfa/confirm/:id', answer: '{}', source: SEEN },
  { route: 'DELETE /api/v1/pleroma/accounts/mfa/:id', answer: '{}', source: SEEN },
  { route: 'POST /api/v1/pleroma/change_email', answer: SUCCESS, source: SEEN },
  { route: 'POST /api/v1/pleroma/change_password', answer: SUCCESS, source: SEEN },
  { route: 'POST /api/v1/pleroma/disable_account', answer: SUCCESS, source: OPENAPI },
  {
    route: 'POST /api/v1/pleroma/disable_account',
    outcome: '200 error',
    answer: { error: 'text' },
    source: SEEN,
  },
  { route: 'POST /api/v1/pleroma/delete_account', answer: SUCCESS, source: OPENAPI },
  {
    route: 'POST /api/v1/pleroma/delete_account',
    outcome: '200 error',
    answer: { error: 'text' },
    source: SEEN,
  },
  { route: 'POST /api/v1/pleroma/admin/announcements', answer: '$announcement', source: OPENAPI },
  { route: 'GET /api/v1/pleroma/admin/announcements/:id', answer: '$announcement', source: OPENAPI },
  { route: 'PATCH /api/v1/pleroma/admin/announcements/:id', answer: '$announcement', source: OPENAPI },
  { route: 'DELETE /api/v1/pleroma/admin/announcements/:id', answer: '{}', source: OPENAPI },
  { route: 'POST /api/v1/push/subscription', answer: PUSH, source: OPENAPI },
  { route: 'GET /api/v1/push/subscription', answer: PUSH, source: OPENAPI },
  { route: 'PUT /api/v1/push/subscription', answer: PUSH, source: OPENAPI },
  { route: 'DELETE /api/v1/push/subscription', answer: '{}', source: OPENAPI },
  { route: 'PUT /api/v1/filters/:id', answer: '$filter', source: OPENAPI },
  { route: 'PATCH /api/v1/pleroma/settings/:id', answer: 'any', source: OPENAPI },
  { route: 'POST /api/v1/pleroma/admin/users/revoke_invite', answer: '$invite', source: SEEN },
  {
    route: 'PATCH /api/v1/pleroma/admin/users/approve',
    answer: { users: { '[]': '$adminAccount' } },
    source: SEEN,
  },
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
  { route: 'DELETE /api/v1/pleroma/admin/users', answer: { '[]': 'text' }, source: OPENAPI },
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
