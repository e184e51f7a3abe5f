import type { AccountRow } from '../store/accounts';
import { ANONYMOUS, type Auth } from './authenticate';
import type { Settings } from './settings';
import { notFound, problem, type Problem } from './problem';
import type { Access } from './route';
import { grants } from './scopes';

function closedToVisitors(kind: Exclude<Access['for'], 'open' | 'user'>): Problem {
  switch (kind) {
    case 'public-timeline':
      return problem(401, 'authorization required for timeline view');
    case 'public-account':
      return problem(401, 'This API requires an authenticated user');
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
  if (settings.private && seen.account === null) throw closedToVisitors(access.for);
  return seen;
}

/** The account of a route that requires one. */
export function signedIn(reader: AccountRow | null): AccountRow {
  if (reader === null) throw problem(403, 'Invalid credentials.');
  return reader;
}
