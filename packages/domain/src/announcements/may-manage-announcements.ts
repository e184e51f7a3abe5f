import { hasPrivilege, type StaffScene } from '../staff/privileges';

/** Whether the viewer may write announcements. */
export function mayManageAnnouncements(scene: StaffScene): boolean {
  return hasPrivilege(scene, 'announcements_manage_announcements');
}
