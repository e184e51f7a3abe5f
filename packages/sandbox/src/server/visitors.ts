import type { AccountRow } from '../store/accounts';
import type { StatusRow } from '../store/statuses';
import { problem, type Problem } from './problem';
import type { Settings } from './settings';

type Kind = keyof Settings['restricted'];

/** Whether visitors may not see this kind of thing; on a private server they see none. */
export function closedToVisitors(settings: Settings, kind: Kind, local: boolean): boolean {
  return settings.private || settings.restricted[kind][local ? 'local' : 'remote'];
}

const timelineClosed = (): Problem => problem(401, 'authorization required for timeline view');
const profileClosed = (): Problem => problem(401, 'This API requires an authenticated user');

/** Throws when the viewer may not see a public or tag timeline; `local`: only this server's statuses were requested. */
export function checkTimelineOpen(settings: Settings, reader: AccountRow | null, local: boolean): void {
  if (reader === null && closedToVisitors(settings, 'timelines', local)) throw timelineClosed();
}

/** Throws when the viewer may not see a profile and its lists. */
export function checkProfileOpen(settings: Settings, reader: AccountRow | null, profile: AccountRow): void {
  if (reader === null && closedToVisitors(settings, 'profiles', profile.host === null)) throw profileClosed();
}

/** Whether the viewer may see a status; for a visitor who may not, it does not exist. */
export function isStatusOpen(settings: Settings, reader: AccountRow | null, status: StatusRow): boolean {
  return reader !== null || !closedToVisitors(settings, 'activities', status.local === 1);
}
