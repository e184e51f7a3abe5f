/**
 * Whether a server looks for this path among the client's files: not when any segment is the name of one of its routes.
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
