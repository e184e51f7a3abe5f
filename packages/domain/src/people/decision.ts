import type { Account, Relationship } from '@linnet/api';

/** Whom a decision is about. */
export type DecidedOn = Pick<Account, 'id' | 'acct' | 'locked'>;

/** What a person can decide about another one. */
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

/** The two stand to each other as it was decided. */
export function isAsDecided(relationship: Relationship, { kind, on }: Decision): boolean {
  return standing[kind](relationship) === on;
}

/** What the answer tells for sure; a follow may be on its way to another server, and of hosts it says nothing. */
const told: readonly DecisionKind[] = ['block', 'mute', 'notify', 'repeats'];

/** The server took the decision and kept something else. */
export function isIgnored(relationship: Relationship, decision: Decision): boolean {
  return told.includes(decision.kind) && !isAsDecided(relationship, decision);
}
