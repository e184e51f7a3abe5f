import { hasPrivilege, type StaffScene } from '../staff/privileges';

/** Whether this person writes what everybody is told. */
export function mayManageAnnouncements(scene: StaffScene): boolean {
  return hasPrivilege(scene, 'announcements_manage_announcements');
}
