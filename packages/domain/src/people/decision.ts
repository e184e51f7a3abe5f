import { type Account, type AccountId, type Relationship } from '@linnet/api';
import { fetchRelationships } from '../relationships/fetch-relationships';
import type { Client } from '../client/client';

/** The account that a decision is about. */
export type DecisionTarget = Pick<Account, 'id' | 'acct' | 'locked'>;

/** What the viewer can decide about an account. */
export type Decision =
  | { readonly kind: 'follow' | 'block' | 'notify' | 'repeats'; readonly on: boolean }
  | { readonly kind: 'domain'; readonly on: boolean }
  | { readonly kind: 'mute'; readonly on: true; readonly notifications: boolean; readonly seconds: number }
  | { readonly kind: 'mute'; readonly on: false }
  | { readonly kind: 'removeFollower'; readonly on: true };

export type DecisionKind = Decision['kind'];

const states: Record<DecisionKind, (relationship: Relationship) => boolean> = {
  follow: ({ following, requested }) => following || requested,
  block: ({ blocking }) => blocking,
  notify: ({ notifying }) => notifying,
  repeats: ({ showingRepeats }) => showingRepeats,
  domain: ({ domainBlocking }) => domainBlocking,
  mute: ({ muting }) => muting,
  removeFollower: ({ followedBy }) => !followedBy,
};

/** Whether the relationship is as the viewer has decided. */
export function isAsDecided(relationship: Relationship, { kind, on }: Decision): boolean {
  return states[kind](relationship) === on;
}

/**
 * Decisions that the answer to a call confirms. A follow may still be on its way to another server, and answers don't
 * contain blocks of servers.
 */
const confirmedByAnswer: readonly DecisionKind[] = ['block', 'mute', 'notify', 'repeats'];

/** Whether the server accepted the decision and stored something else. */
export function isIgnored(relationship: Relationship, decision: Decision): boolean {
  return confirmedByAnswer.includes(decision.kind) && !isAsDecided(relationship, decision);
}

/**
 * Resolves to the accounts for which a decision is not carried out yet, by the server's present relationships,
 * including accounts it does not return. A mute is always repeated: no relationship says when it ends.
 */
export async function notCarriedOut<Person extends { readonly id: AccountId }>(
  client: Pick<Client, 'send' | 'graph' | 'log'>,
  people: readonly Person[],
  decision: Decision,
): Promise<readonly Person[]> {
  if (decision.kind === 'mute' && decision.on) return people;
  const ids = people.map(({ id }) => id);
  const relationships = await fetchRelationships(client, ids);
  const decided = relationships.filter((relationship) => isAsDecided(relationship, decision));
  const asDecided = new Set(decided.map(({ id }) => id));
  return people.filter(({ id }) => !asDecided.has(id));
}
