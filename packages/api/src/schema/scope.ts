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
 * A word that we do not know (GoToSocial's `mutuals_only`, say) narrows the audience somehow: it is taken
 * as followers only, never as public, so that a reply does not reach more people than the post it answers.
 */
export function readScope(json: unknown): Scope {
  if (typeof json !== 'string') return 'public';
  return isScope(json) ? json : 'private';
}
