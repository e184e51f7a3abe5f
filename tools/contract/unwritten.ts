/** Changing calls of the client that no entry of `writes.ts` tests on a server, each group with the reason. */
export const UNWRITTEN: Readonly<Record<string, readonly string[]>> = {
  'they sign in or out: only calls that need the token show the effect': [
    'POST /api/v1/apps',
    'POST /oauth/token',
    'POST /oauth/revoke',
    'POST /oauth/mfa/challenge',
    'DELETE /api/oauth_tokens/:id',
  ],
  'they would end the sessions or accounts of the test people; the areas registration and security cover them':
    [
      'POST /api/v1/accounts',
      'POST /api/v1/pleroma/accounts/confirmation_resend',
      'POST /auth/password',
      'POST /api/pleroma/change_password',
      'POST /api/pleroma/change_email',
      'POST /api/pleroma/delete_account',
      'POST /api/pleroma/disable_account',
      'POST /api/pleroma/move_account',
      'POST /api/pleroma/accounts/mfa/confirm/totp',
      'DELETE /api/pleroma/accounts/mfa/totp',
      'DELETE /api/v1/pleroma/admin/users',
    ],
  'the server works on them after its answer; the area own-data covers them': [
    'POST /api/pleroma/follow_import',
    'POST /api/pleroma/mutes_import',
    'POST /api/pleroma/blocks_import',
    'POST /api/v1/pleroma/backups',
  ],
  'they need somebody on another server': ['PUT /api/pleroma/aliases', 'DELETE /api/pleroma/aliases'],
  'they need a push service; the area push covers them': [
    'POST /api/v1/push/subscription',
    'PUT /api/v1/push/subscription',
    'DELETE /api/v1/push/subscription',
  ],
  'staff must suggest people first, for which the client has no call; the area directory covers it': [
    'DELETE /api/v1/suggestions/:id',
  ],
  'Pleroma lacks them': [
    'POST /api/v2/filters',
    'PUT /api/v2/filters/:id',
    'DELETE /api/v2/filters/:id',
    'POST /api/v2/filters/:id/statuses',
    'POST /api/v2/notifications/:id/dismiss',
    'PUT /api/v1/statuses/:id/emoji_reactions/:id',
    'DELETE /api/v1/statuses/:id/emoji_reactions/:id',
    'POST /api/v1/tags/:id/follow',
    'POST /api/v1/tags/:id/unfollow',
  ],
};
