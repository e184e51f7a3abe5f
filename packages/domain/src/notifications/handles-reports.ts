import { hasPrivilege, type StaffScene } from '../staff/privileges';

/** Whether the viewer gets notifications about reports; false until the server has said what the account may do. */
export function handlesReports(scene: StaffScene): boolean {
  return hasPrivilege(scene, 'reports_manage_reports');
}
