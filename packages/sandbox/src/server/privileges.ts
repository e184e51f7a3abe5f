import type { AccountRow } from '../store/accounts';

/** All privileges that an operator can give to a role of the staff. */
export const PRIVILEGES = [
  'users_read',
  'users_manage_invites',
  'users_manage_activation_state',
  'users_manage_tags',
  'users_manage_credentials',
  'users_delete',
  'messages_read',
  'messages_delete',
  'instances_delete',
  'reports_manage_reports',
  'moderation_log_read',
  'announcements_manage_announcements',
  'emoji_manage_emoji',
  'statistics_read',
];

export const MODERATOR_PRIVILEGES = ['messages_delete', 'reports_manage_reports'];

interface Roles {
  adminPrivileges: string[];
  moderatorPrivileges: string[];
}

/** The privileges of an account. Administrators also have those of moderators. */
export function privilegesOf(
  { adminPrivileges, moderatorPrivileges }: Roles,
  { admin, moderator }: Pick<AccountRow, 'admin' | 'moderator'>,
): string[] {
  const ofAdmin = admin === 1 ? adminPrivileges : [];
  const ofModerator = moderator === 1 ? moderatorPrivileges : [];
  return [...new Set([...ofAdmin, ...ofModerator])];
}
