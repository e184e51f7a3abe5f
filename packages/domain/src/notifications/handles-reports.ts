import { hasPrivilege, type StaffScene } from '../staff/privileges';

/** Whether somebody is told of reports; not known before the server has told who they are. */
export function handlesReports(scene: StaffScene): boolean {
  return hasPrivilege(scene, 'reports_manage_reports');
}
