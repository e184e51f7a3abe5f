import type { SessionState } from '../session/session-state';

/** Whether this person writes what everybody is told. */
export function mayManageAnnouncements(session: SessionState): boolean {
  return (
    session.state === 'member' &&
    session.own?.privileges.includes('announcements_manage_announcements') === true
  );
}
