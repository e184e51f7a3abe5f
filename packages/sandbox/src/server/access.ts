import type { AccountRow } from '../store/accounts/accounts';
import type { StatusRow } from '../store/statuses/statuses';
import { ANONYMOUS, type Auth, grants } from './authenticate';
import type { Server } from './server';
import { type Problem, notFound, problem } from './problem';
import type { Access, Route } from './route';
import { type Settings, privilegesOf } from './settings';

const timelineClosed = (): Problem => problem(401, 'authorization required for timeline view');
const profileClosed = (): Problem => problem(401, 'This API requires an authenticated user');

/** The error for a visitor on a private server. */
function visitorsRefused(kind: Exclude<Access['for'], 'open' | 'user'>): Problem {
  switch (kind) {
    case 'public-timeline':
      return timelineClosed();
    case 'public-account':
      return profileClosed();
    case 'public-status':
      return notFound();
    case 'public':
      return problem(403, 'This resource requires authentication.');
  }
}

/** The sender as the route may know them; throws when access is refused. */
export function checkAccess(access: Access, auth: Auth, settings: Settings): Auth {
  if (access.for === 'open') return auth;
  const allowed = access.scopes.some((scope) => grants(auth.scopes, scope));
  if (access.for === 'user') {
    if (auth.account === null) throw problem(403, 'Invalid credentials.');
    if (!allowed) throw problem(403, `Insufficient permissions: ${access.scopes.join(' | ')}.`);
    return auth;
  }
  const seen = allowed ? auth : ANONYMOUS;
  if (settings.private && seen.account === null) throw visitorsRefused(access.for);
  return seen;
}

/** The account of a route that requires one. */
export function signedIn(reader: AccountRow | null): AccountRow {
  if (reader === null) throw problem(403, 'Invalid credentials.');
  return reader;
}

type Kind = keyof Settings['restricted'];

/** Whether visitors may not see this kind of thing; on a private server they see none. */
export function closedToVisitors(settings: Settings, kind: Kind, local: boolean): boolean {
  return settings.private || settings.restricted[kind][local ? 'local' : 'remote'];
}

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

/** `admin`: the role is required; any other text is the name of a privilege. */
type StaffNeed = 'admin' | (string & {});

/** The viewer's account; throws unless it is staff with the role or privilege. */
function checkStaff(server: Server, reader: AccountRow | null, need: StaffNeed): AccountRow {
  const account = signedIn(reader);
  if (need === 'admin') {
    if (account.admin !== 1) throw problem(403, 'User is not an admin.');
    return account;
  }
  if (account.admin !== 1 && account.moderator !== 1) throw problem(403, 'User is not a staff member.');
  if (!privilegesOf(server.settings, account).includes(need)) throw problem(403, "User isn't privileged.");
  return account;
}

/** A route for staff with a certain privilege. */
export interface StaffRoute {
  /** `PATCH /activate`: the method, and the path after the base of the group. */
  line: string;
  access: Access;
  need: StaffNeed;
  handle: Route['handle'];
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The routes of a table; each checks the staff's privilege first. */
export function staffRoutes(base: string, table: readonly StaffRoute[]): Route[] {
  return table.map(({ line, access, need, handle }) => {
    const [word = '', path = ''] = line.split(' ');
    return {
      method: METHODS.find((method) => method === word) ?? 'GET',
      path: base + path,
      access,
      handle: (call) => {
        checkStaff(call.server, call.reader, need);
        return handle(call);
      },
    };
  });
}
