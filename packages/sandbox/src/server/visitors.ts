import type { AccountRow } from '../store/accounts';
import type { StatusRow } from '../store/statuses';
import { problem, type Problem } from './problem';
import type { Settings } from './settings';

type Kind = keyof Settings['restricted'];

/** Whether visitors may not see a kind of thing; a private server closes them all. */
export function closedToVisitors(settings: Settings, kind: Kind, local: boolean): boolean {
  return settings.private || settings.restricted[kind][local ? 'local' : 'remote'];
}

const timelineClosed = (): Problem => problem(401, 'authorization required for timeline view');
const profileClosed = (): Problem => problem(401, 'This API requires an authenticated user');

/** Throws the refusal of a public or tag timeline; `local`: the visitor asked for this server's posts only. */
export function checkTimelineOpen(settings: Settings, reader: AccountRow | null, local: boolean): void {
  if (reader === null && closedToVisitors(settings, 'timelines', local)) throw timelineClosed();
}

/** Throws the refusal of a profile and what hangs on it. */
export function checkProfileOpen(settings: Settings, reader: AccountRow | null, profile: AccountRow): void {
  if (reader === null && closedToVisitors(settings, 'profiles', profile.host === null)) throw profileClosed();
}

/** A status that visitors may not see is not there at all. */
export function isStatusOpen(settings: Settings, reader: AccountRow | null, status: StatusRow): boolean {
  return reader !== null || !closedToVisitors(settings, 'activities', status.local === 1);
}
