import type { Privilege } from '@linnet/domain/staff';

/** A viewer of menus. */
export interface Actor {
  readonly label: string;
  /** Null for a visitor. */
  readonly name: string | null;
  readonly role: 'visitor' | 'member' | 'moderator' | 'admin';
  readonly privileges: readonly Privilege[];
}

/** All privileges of a server, as named in the specification. */
const allPrivileges: readonly Privilege[] = [
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

/** Every role, and each privilege by itself. */
export const actors: readonly Actor[] = [
  { label: 'a visitor', name: null, role: 'visitor', privileges: [] },
  { label: 'a member', name: 'carol', role: 'member', privileges: [] },
  { label: 'a member with a locked account', name: 'dave', role: 'member', privileges: [] },
  ...allPrivileges.map((privilege): Actor => ({
    label: `staff with ${privilege} alone`,
    name: 'bob',
    role: 'moderator',
    privileges: [privilege],
  })),
  {
    label: 'a moderator',
    name: 'bob',
    role: 'moderator',
    privileges: ['messages_delete', 'reports_manage_reports'],
  },
  { label: 'an administrator', name: 'alice', role: 'admin', privileges: allPrivileges },
];

export const targetKinds = ['own', 'local', 'remote', 'deactivated'] as const;

/** The kind of account that the menu is about. */
export type TargetKind = (typeof targetKinds)[number];
