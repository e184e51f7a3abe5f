import type { AccountRow } from '../store/accounts';

/** Everything that an operator may let a role of the staff do. */
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

/** What somebody's role lets them do here. An administrator has what the role of moderators has as well. */
export function privilegesOf(
  { adminPrivileges, moderatorPrivileges }: Roles,
  { admin, moderator }: Pick<AccountRow, 'admin' | 'moderator'>,
): string[] {
  const ofAdmin = admin === 1 ? adminPrivileges : [];
  const ofModerator = moderator === 1 ? moderatorPrivileges : [];
  return [...new Set([...ofAdmin, ...ofModerator])];
}
