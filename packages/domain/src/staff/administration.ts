import { type Privilege, type StaffScene, hasPrivilege, roleIn } from './privileges';

/**
 * What opens a part of the administration: the role of an administrator, any role of the staff, or all of these
 * privileges.
 */
export type PartAccess = 'admin' | 'staff' | readonly Privilege[];

/**
 * The parts of the administration in their order, with what the calls of each need. The ids are in addresses: they
 * never change.
 */
const partAccess = {
  reports: ['reports_manage_reports'],
  people: ['users_read'],
  registrations: ['users_read', 'users_manage_invites'],
  invites: ['users_manage_invites'],
  posts: ['messages_read'],
  servers: 'staff',
  log: ['moderation_log_read'],
  instance: 'admin',
  limits: 'admin',
  federation: 'admin',
  pages: 'admin',
  applications: 'admin',
  'media-cache': 'admin',
  backups: 'admin',
  'front-ends': 'admin',
  settings: 'admin',
  emoji: ['emoji_manage_emoji'],
  doctor: 'admin',
} as const satisfies Readonly<Record<string, PartAccess>>;

export type AdministrationPartId = keyof typeof partAccess;

/** The id of a part; null for any other text. */
export function readPartId(id: string): AdministrationPartId | null {
  return administrationPartIds.find((known) => known === id) ?? null;
}

const isPartId = (id: string): id is AdministrationPartId => id in partAccess;

/** All parts, in their order. */
export const administrationPartIds: readonly AdministrationPartId[] =
  Object.keys(partAccess).filter(isPartId);

/** What opens a part. */
export const accessOf = (id: AdministrationPartId): PartAccess => partAccess[id];

/** Whether the viewer has what the calls of a part need. */
export function canOpenPart(scene: StaffScene, id: AdministrationPartId): boolean {
  const access = accessOf(id);
  if (access === 'admin') return scene.has('staffOfPleroma') && roleIn(scene) === 'admin';
  // What it shows first is public; it is shown to those who can do something about it.
  if (access === 'staff') return scene.has('staffOfPleroma') && roleIn(scene) !== 'member';
  return access.every((privilege) => hasPrivilege(scene, privilege));
}

/** The parts that the viewer can open. */
export function openParts(scene: StaffScene): readonly AdministrationPartId[] {
  return administrationPartIds.filter((id) => canOpenPart(scene, id));
}
