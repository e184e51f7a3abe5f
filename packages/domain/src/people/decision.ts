import type { Account, Relationship } from '@linnet/api';

/** The account that a decision is about. */
export type DecidedOn = Pick<Account, 'id' | 'acct' | 'locked'>;

/** What the viewer can decide about an account. */
export type Decision =
  | { readonly kind: 'follow' | 'block' | 'notify' | 'repeats'; readonly on: boolean }
  | { readonly kind: 'domain'; readonly on: boolean }
  | { readonly kind: 'mute'; readonly on: true; readonly notifications: boolean; readonly seconds: number }
  | { readonly kind: 'mute'; readonly on: false }
  | { readonly kind: 'removeFollower'; readonly on: true };

export type DecisionKind = Decision['kind'];

const standing: Record<DecisionKind, (relationship: Relationship) => boolean> = {
  follow: ({ following, requested }) => following || requested,
  block: ({ blocking }) => blocking,
  notify: ({ notifying }) => notifying,
  repeats: ({ showingRepeats }) => showingRepeats,
  domain: ({ domainBlocking }) => domainBlocking,
  mute: ({ muting }) => muting,
  removeFollower: ({ followedBy }) => !followedBy,
};

/** Whether the relationship is as decided. */
export function isAsDecided(relationship: Relationship, { kind, on }: Decision): boolean {
  return standing[kind](relationship) === on;
}

/**
 * Decisions that the answer confirms for sure. A follow may still be on its way to another server, and answers don't
 * contain blocks of servers.
 */
const told: readonly DecisionKind[] = ['block', 'mute', 'notify', 'repeats'];

/** Whether the server accepted the decision and stored something else. */
export function isIgnored(relationship: Relationship, decision: Decision): boolean {
  return told.includes(decision.kind) && !isAsDecided(relationship, decision);
}
