import type { Scope } from '@linnet/api';
import type { DraftScope } from './draft';

/** Every scope, each with fewer readers than the one before. */
export const fromOpenToClosed: readonly Scope[] = [
  'public',
  'unlisted',
  'local',
  'private',
  'list',
  'direct',
];

/** What a scope can be chosen from. */
export interface ScopeScene {
  /** Scope of the status that is answered; null for a new one. */
  readonly parent: Scope | null;
  /** The server can keep a post to itself. */
  readonly hasLocal: boolean;
}

/** The scopes that a form offers. */
export function offeredScopes({ parent, hasLocal }: ScopeScene): readonly DraftScope[] {
  if (parent === 'direct') return ['direct'];
  return hasLocal
    ? ['public', 'unlisted', 'local', 'private', 'direct']
    : ['public', 'unlisted', 'private', 'direct'];
}

/** The wished scope where it is offered, otherwise the next one with fewer readers. Never one with more. */
export function fittingScope(wished: Scope, scene: ScopeScene): DraftScope {
  const offered = offeredScopes(scene);
  return offered.find((scope) => !isWider(scope, wished)) ?? 'direct';
}

/** Whether more people see the one than the other. */
export function isWider(one: Scope, other: Scope): boolean {
  return fromOpenToClosed.indexOf(one) < fromOpenToClosed.indexOf(other);
}
