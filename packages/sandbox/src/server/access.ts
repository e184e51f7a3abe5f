import type { AccountRow } from '../store/accounts/accounts';
import type { StatusRow } from '../store/statuses/statuses';
import { hasAilment } from './ailments';
import { ANONYMOUS, type Auth, grants } from './authenticate';
import type { Server } from './server';
import { type Problem, notFound, problem } from './problem';
import type { Access, Route } from './route';
import { type Settings, privilegesOf } from './settings';

const timelineClosed = (): Problem => problem(401, 'authorization required for timeline view');
const profileClosed = (): Problem => problem(401, 'This API requires an authenticated user');

/** The error for a visitor on a private server. */
function visitorError(kind: Exclude<Access['for'], 'open' | 'user'>): Problem {
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

/** The sender for a route: a visitor when the token lacks the scope. Throws when access is refused. */
export function checkAccess(access: Access, auth: Auth, settings: Settings): Auth {
  if (access.for === 'open') return auth;
  const allowed = access.scopes.some((scope) => grants(auth.scopes, scope));
  if (access.for === 'user') {
    if (auth.account === null) throw problem(403, 'Invalid credentials.');
    const isTooNarrow = hasAilment(settings, 'narrow-tokens') && access.scopes.includes('admin:read:reports');
    if (!allowed || isTooNarrow)
      throw problem(403, `Insufficient permissions: ${access.scopes.join(' | ')}.`);
    return auth;
  }
  const sender = allowed ? auth : ANONYMOUS;
  if (settings.private && sender.account === null) throw visitorError(access.for);
  return sender;
}

/** The account of a route that requires one. */
export function signedIn(viewer: AccountRow | null): AccountRow {
  if (viewer === null) throw problem(403, 'Invalid credentials.');
  return viewer;
}

type Kind = keyof Settings['restricted'];

/** Whether visitors may not see this kind of thing; on a private server they see none. */
export function closedToVisitors(settings: Settings, kind: Kind, local: boolean): boolean {
  return settings.private || settings.restricted[kind][local ? 'local' : 'remote'];
}

/** Throws when the viewer may not see a public or tag timeline; `local`: only this server's statuses were requested. */
export function checkTimelineOpen(settings: Settings, viewer: AccountRow | null, local: boolean): void {
  if (viewer === null && closedToVisitors(settings, 'timelines', local)) throw timelineClosed();
}

/** Throws when the viewer may not see a profile and its lists. */
export function checkProfileOpen(settings: Settings, viewer: AccountRow | null, profile: AccountRow): void {
  if (viewer === null && closedToVisitors(settings, 'profiles', profile.host === null)) throw profileClosed();
}

/** Whether the viewer may see a status; for a visitor who may not, it does not exist. */
export function isStatusOpen(settings: Settings, viewer: AccountRow | null, status: StatusRow): boolean {
  return viewer !== null || !closedToVisitors(settings, 'activities', status.local === 1);
}

/** `admin`: the role is required; any other text is the name of a privilege. */
type StaffRequirement = 'admin' | (string & {});

/** The viewer's account; throws unless it is staff with the role or privilege. */
function checkStaff(server: Server, viewer: AccountRow | null, requirement: StaffRequirement): AccountRow {
  const account = signedIn(viewer);
  if (requirement === 'admin') {
    if (account.admin !== 1) throw problem(403, 'User is not an admin.');
    return account;
  }
  if (account.admin !== 1 && account.moderator !== 1) throw problem(403, 'User is not a staff member.');
  if (!privilegesOf(server.settings, account).includes(requirement))
    throw problem(403, "User isn't privileged.");
  return account;
}

/** A route for staff with a certain privilege. */
export interface StaffRoute {
  /** `PATCH /activate`: the method, and the path after the base of the group. */
  endpoint: string;
  access: Access;
  requirement: StaffRequirement;
  handle: Route['handle'];
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The routes of a table; each checks the staff's privilege first. */
export function staffRoutes(base: string, table: readonly StaffRoute[]): Route[] {
  return table.map(({ endpoint, access, requirement, handle }) => {
    const [methodName = '', path = ''] = endpoint.split(' ');
    return {
      method: METHODS.find((method) => method === methodName) ?? 'GET',
      path: base + path,
      access,
      handle: (call) => {
        checkStaff(call.server, call.viewer, requirement);
        return handle(call);
      },
    };
  });
}
