/**
 * First segments of paths that belong to a server and not to the client installed on it. A page asked for under
 * one of these is the server's own page (authorisation, feeds, documents), never the client's.
 */
const OWNED_SEGMENTS: ReadonlySet<string> = new Set([
  'api',
  'oauth',
  'auth',
  'nodeinfo',
  '.well-known',
  'media',
  'proxy',
  'emoji',
  'instance',
  'static',
  'images',
  'sounds',
  'finmoji',
  'packs',
  'schemas',
  'doc',
  'objects',
  'activities',
  'tags',
  'inbox',
  'relay',
  'internal',
  'mailer',
  'socket',
  'phoenix',
  'ostatus_subscribe',
  'authorize_interaction',
  'user_exists',
  'check_password',
  'manifest.json',
  'robots.txt',
  'favicon.png',
  'favicon.ico',
]);

/** Deeper paths of the same kind. */
const OWNED_PATHS: readonly RegExp[] = [
  /^\/main\/ostatus(\/|$)/,
  /^\/pleroma\/admin(\/|$)/,
  /^\/users\/[^/]+\/(feed|inbox|outbox|followers|following|collections)([./]|$)/,
  /^\/users\/[^/]+\.(atom|rss)$/,
];

/** Whether a path is the server's whatever is asked for under it. */
export function isServerOwned(pathname: string): boolean {
  const [, first = ''] = pathname.split('/');
  return OWNED_SEGMENTS.has(first) || OWNED_PATHS.some((pattern) => pattern.test(pathname));
}

/**
 * Whether a server looks among the client's files for a path: it does not when any segment is the name of one of
 * its routes.
 */
export function mayBeClientFile(pathname: string): boolean {
  return !pathname.split('/').some((segment) => NEVER_FILES.has(segment) || segment.startsWith('.'));
}

const NEVER_FILES: ReadonlySet<string> = new Set([
  'api',
  'oauth',
  'auth',
  'nodeinfo',
  'media',
  'proxy',
  'users',
  'notice',
  'objects',
  'activities',
  'tags',
  'main',
  'inbox',
  'relay',
  'internal',
  'mailer',
  'phoenix',
  'ostatus_subscribe',
  'authorize_interaction',
  'user_exists',
  'check_password',
  'manifest.json',
]);
