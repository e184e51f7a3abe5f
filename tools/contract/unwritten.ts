/** Changing calls of the client that no entry of `writes.ts` tests on a server, each group with the reason. */
export const UNWRITTEN: Readonly<Record<string, readonly string[]>> = {
  'they sign in or out: no call shows them but those that need the token': [
    'POST /api/v1/apps',
    'POST /oauth/token',
    'POST /oauth/revoke',
    'POST /oauth/mfa/challenge',
    'DELETE /api/oauth_tokens/:id',
  ],
  'they end what the people of the run can do; the areas registration and security take them': [
    'POST /api/v1/accounts',
    'POST /api/v1/pleroma/accounts/confirmation_resend',
    'POST /auth/password',
    'POST /api/pleroma/change_password',
    'POST /api/pleroma/change_email',
    'POST /api/pleroma/delete_account',
    'POST /api/pleroma/move_account',
    'POST /api/pleroma/accounts/mfa/confirm/totp',
    'DELETE /api/pleroma/accounts/mfa/totp',
    'DELETE /api/v1/pleroma/admin/users',
  ],
  'they need somebody on another server': ['PUT /api/pleroma/aliases', 'DELETE /api/pleroma/aliases'],
  'they need a service that pushes; the area push takes them': [
    'POST /api/v1/push/subscription',
    'PUT /api/v1/push/subscription',
    'DELETE /api/v1/push/subscription',
  ],
  'the staff suggests people first, for which there is no call of the client; the area directory takes it': [
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
