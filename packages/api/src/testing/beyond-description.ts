/** What the calls send, or request, that Pleroma's API description does not contain. */
interface Exceptions {
  readonly because: string;
  /** `ROUTE: what`, in the format of `faultsOf`. */
  readonly faults: readonly string[];
}

const faultsAt = (route: string, ...faults: string[]) => faults.map((fault) => `${route}: ${fault}`);
const absent = (...routes: string[]) => routes.map((route) => `${route}: no such call`);

export const BEYOND_DESCRIPTION: readonly Exceptions[] = [
  {
    because: 'Pleroma has these calls and does not describe them; recorded answers show that they are read',
    faults: absent(
      'POST /oauth/token',
      'POST /oauth/revoke',
      'POST /oauth/mfa/challenge',
      'POST /auth/password',
      'GET /api/oauth_tokens',
      'DELETE /api/oauth_tokens/12',
      'GET /api/pleroma/accounts/mfa',
      'GET /api/pleroma/accounts/mfa/backup_codes',
      'GET /api/pleroma/accounts/mfa/setup/totp',
      'POST /api/pleroma/accounts/mfa/confirm/totp',
      'DELETE /api/pleroma/accounts/mfa/totp',
      'GET /api/v1/pleroma/admin/users/wren/permission_group',
      'POST /api/v1/pleroma/admin/users/wren/permission_group/moderator',
      'DELETE /api/v1/pleroma/admin/users/wren/permission_group/moderator',
      'GET /api/v1/pleroma/admin/moderation_log',
      'GET /api/v1/pleroma/admin/users/wren/statuses',
      'GET /api/v1/pleroma/admin/users/wren/chats',
      'GET /api/v1/pleroma/admin/instances/far.example/statuses',
      'DELETE /api/v1/pleroma/admin/instances/far.example',
      'GET /api/v1/pleroma/admin/users/wren/password_reset',
      'GET /api/v1/pleroma/admin/users/wren/credentials',
      'PATCH /api/v1/pleroma/admin/users/wren/credentials',
      'PATCH /api/v1/pleroma/admin/users/confirm_email',
      'PATCH /api/v1/pleroma/admin/users/resend_confirmation_email',
      'PATCH /api/v1/pleroma/admin/users/force_password_reset',
      'PUT /api/v1/pleroma/admin/users/disable_mfa',
      'PUT /api/v1/pleroma/admin/users/tag',
      'DELETE /api/v1/pleroma/admin/users/tag',
      'POST /api/v1/pleroma/admin/reload_emoji',
      'POST /api/v1/pleroma/admin/backups',
      'GET /api/v1/pleroma/admin/stats',
      'GET /api/v1/pleroma/admin/need_reboot',
      'GET /api/v1/pleroma/admin/restart',
    ),
  },
  {
    because: 'files, and documents about the server, which are no calls of its interface',
    faults: absent(
      'GET /nodeinfo/2.1.json',
      'GET /.well-known/nodeinfo',
      'GET /static/config.json',
      'GET /static/styles.json',
      'GET /static/palettes/index.custom.json',
      'GET /static/themes/night.json',
      'GET /static/terms-of-service.html',
      'GET /instance/panel.html',
      'GET /static/stickers.json',
      'GET /static/stickers/cats/pack.json',
    ),
  },
  {
    because: 'other servers have these calls; they are made only where the server shows that it does',
    faults: absent(
      'GET /api/v1/preferences',
      'GET /api/v2/filters',
      'POST /api/v2/filters',
      'PUT /api/v2/filters/f%2F1',
      'DELETE /api/v2/filters/f%2F1',
      'POST /api/v2/filters/f%2F1/statuses',
      'GET /api/v1/timelines/bubble',
      'GET /api/v1/statuses/s%2F1/quotes',
      'PUT /api/v1/statuses/s%2F1/emoji_reactions/%E2%9D%A4',
      'DELETE /api/v1/statuses/s%2F1/emoji_reactions/%E2%9D%A4',
      'GET /api/v2/notifications',
      'GET /api/v2/notifications/k',
      'POST /api/v2/notifications/k/dismiss',
      'GET /api/v1/tags/cats',
      'POST /api/v1/tags/cats/follow',
      'POST /api/v1/tags/cats/unfollow',
      'GET /api/v1/followed_tags',
    ),
  },
  {
    because:
      'other servers page these lists; Pleroma sends all of it and passes over one name that it does not know',
    faults: [
      ...faultsAt('GET /api/v1/follow_requests', 'query limit'),
      ...faultsAt('GET /api/v1/suggestions', 'query limit'),
      ...faultsAt('GET /api/v2/suggestions', 'query limit'),
      ...faultsAt('GET /api/v1/lists/:id/accounts', 'query limit'),
      ...faultsAt('GET /api/v1/domain_blocks', 'query limit'),
      ...faultsAt('GET /api/v1/statuses/:id/favourited_by', 'query limit'),
      ...faultsAt('GET /api/v1/statuses/:id/reblogged_by', 'query limit'),
    ],
  },
  {
    because: 'other servers read these; Pleroma passes over what it does not know in a body',
    faults: [
      ...faultsAt('PATCH /api/v1/accounts/update_credentials', 'body source'),
      ...faultsAt('POST /api/v1/reports', 'body category'),
      ...faultsAt('POST /api/v1/accounts/:id/follow', 'body languages'),
      ...faultsAt('POST /api/v1/lists', 'body replies_policy', 'body exclusive'),
      ...faultsAt('PUT /api/v1/lists/:id', 'body replies_policy', 'body exclusive'),
      ...faultsAt('POST /api/v1/statuses', 'body quoted_status_id', 'body quote_approval_policy'),
      ...faultsAt(
        'PUT /api/v1/statuses/:id',
        'body language',
        'body media_attributes',
        'body quote_approval_policy',
      ),
    ],
  },
  {
    because: 'Pleroma reads it and does not describe it',
    faults: faultsAt('PATCH /api/v1/accounts/update_credentials', 'body language'),
  },
  {
    because:
      'ids are texts everywhere else; recorded answers show that a text of digits is taken for the number',
    faults: faultsAt('POST /api/v1/pleroma/notifications/read', 'body id as string', 'body max_id as string'),
  },
];
