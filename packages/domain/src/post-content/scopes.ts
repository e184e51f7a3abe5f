import type { Scope } from '@linnet/api';
import type { DraftScope } from './draft';

/** Every scope, each with fewer readers than the one before. */
export const scopesFromOpenToClosed: readonly Scope[] = [
  'public',
  'unlisted',
  'local',
  'private',
  'list',
  'direct',
];

/** What the scopes that a form offers depend on. */
export interface ScopeScene {
  /** Scope of the status that is replied to; null for a new post. */
  readonly parent: Scope | null;
  /** Whether the server has local posts. */
  readonly hasLocal: boolean;
}

/** The scopes that a form offers. */
export function offeredScopes({ parent, hasLocal }: ScopeScene): readonly DraftScope[] {
  if (parent === 'direct') return ['direct'];
  return hasLocal
    ? ['public', 'unlisted', 'local', 'private', 'direct']
    : ['public', 'unlisted', 'private', 'direct'];
}

/** The chosen scope where it is offered, otherwise the next one with fewer readers. Never one with more. */
export function fittingScope(chosen: Scope, scene: ScopeScene): DraftScope {
  const offered = offeredScopes(scene);
  return offered.find((scope) => !isWider(scope, chosen)) ?? 'direct';
}

/** Whether more people can see a post of scope `one` than of scope `other`. */
export function isWider(one: Scope, other: Scope): boolean {
  return scopesFromOpenToClosed.indexOf(one) < scopesFromOpenToClosed.indexOf(other);
}
