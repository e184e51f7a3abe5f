import type { FeatureKey, Role } from '@linnet/api';
import type { SessionState } from '../session/session-state';

export const allPrivileges = [
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
] as const;

/** What only some of the staff may do, by the names in the API. */
export type Privilege = (typeof allPrivileges)[number];

/** The privileges of a role on servers that don't name them. */
const privilegesByRole: Readonly<Record<Role, readonly Privilege[]>> = {
  admin: allPrivileges,
  moderator: ['messages_delete', 'reports_manage_reports'],
  member: [],
};

/** The viewer, and the features of their server. */
export interface StaffScene {
  readonly session: SessionState;
  readonly has: (feature: FeatureKey) => boolean;
}

/** The viewer's role; `member` before the server has sent it. */
export function roleIn({ session }: Pick<StaffScene, 'session'>): Role {
  return session.state === 'signed-in' ? (session.own?.role ?? 'member') : 'member';
}

/** Whether the viewer has a privilege. Where the server names none, their role decides. */
export function hasPrivilege({ session, has }: StaffScene, privilege: Privilege): boolean {
  if (session.state !== 'signed-in' || session.own === null || !has('staffOfPleroma')) return false;
  const { privileges, role } = session.own;
  const isKnown = privileges.length > 0 || has('staffPrivileges');
  return isKnown ? privileges.includes(privilege) : privilegesByRole[role].includes(privilege);
}
