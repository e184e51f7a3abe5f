import type { Scope } from '../model/status';

const scopes: ReadonlySet<string> = new Set<Scope>([
  'public',
  'unlisted',
  'local',
  'private',
  'direct',
  'list',
]);

function isScope(word: string): word is Scope {
  return scopes.has(word);
}

/**
 * Reads a scope. An unknown one (such as GoToSocial's `mutuals_only`) limits the audience in some way: it is read as
 * followers only, never as public, so that a reply does not reach more people than the post that it replies to.
 */
export function readScope(json: unknown): Scope {
  if (typeof json !== 'string') return 'public';
  return isScope(json) ? json : 'private';
}
