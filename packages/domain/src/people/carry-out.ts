import {
  ApiError,
  follow,
  muteAccount,
  removeFollower,
  setBlock,
  setSubscription,
  unfollow,
  unmuteAccount,
  type AccountId,
  type Call,
  type Relationship,
  muteEnds,
} from '@linnet/api';
import { orLog } from '../kernel/error-of';
import type { Client } from '../client/client';
import { fetchRelationship } from '../relationships/fetch-relationships';
import { blockHost } from './block-host';
import { type DecisionTarget, type Decision, isIgnored } from './decision';
import { hostOf } from '../kernel/host-of';
import { muteEndsIn } from './mute-ends';
import { relationshipUpdatesIn } from '../relationships/relationship-updates';

/** How many mutes are checked: servers that order them by age have the newest at the top of the list. */
const CHECKED_MUTES = 40;

/** Whether the server has stored a mute with an end as one without; false where it does not list the ends of mutes. */
async function isStoredForEver({ send, log }: Pick<Client, 'send' | 'log'>, id: AccountId): Promise<boolean> {
  const call = send(muteEnds({ limit: CHECKED_MUTES }));
  const page = await orLog(call, log, ['warn', 'the end of a mute could not be looked up']);
  return page?.items.some((mute) => mute.id === id && mute.endsAt === null) === true;
}

export type DecisionNeeds = Pick<Client, 'send' | 'graph' | 'feeds' | 'features' | 'log'>;

/** Carries out a decision; nothing is shown before the server has answered. Rejects with `ApiError`. */
export async function carryOut(
  client: DecisionNeeds,
  account: DecisionTarget,
  decision: Decision,
): Promise<void> {
  const { id } = account;
  const host = hostOf(account);
  if (decision.kind === 'domain') {
    if (host === null) return;
    await blockHost(client, host, decision.on);
    // Some servers end follows with the block.
    await fetchRelationship(client, id);
    return;
  }
  const relationship = await sendDecision(client, id, decision);
  if (decision.kind === 'mute') await noteEnd(client, id, decision.on ? decision.seconds : 0);
  if (!isIgnored(relationship, decision)) return;
  if (decision.kind === 'notify') (await client.features.load()).markMissing('notify');
  throw new ApiError({ kind: 'ignored' });
}

/** Notes the end of a mute, after checking it on the server: the answer to the call does not contain it. */
async function noteEnd(client: DecisionNeeds, id: AccountId, seconds: number): Promise<void> {
  const ends = muteEndsIn(client.graph);
  ends.note(client, id, seconds > 0 ? Date.now() + seconds * 1000 : null);
  if (seconds === 0 || !(await isStoredForEver(client, id))) return;
  ends.note(client, id, null);
  (await client.features.load()).markMissing('muteDuration');
  throw new ApiError({ kind: 'ignored' });
}

/** Sends the decision; resolves to the relationship in the server's answer. */
async function sendDecision(
  client: DecisionNeeds,
  id: AccountId,
  decision: Exclude<Decision, { kind: 'domain' }>,
): Promise<Relationship> {
  const relationship = await client.send(callFor(client, id, decision));
  relationshipUpdatesIn(client.graph).putChanged(relationship);
  const isIgnoredNotify = decision.kind === 'notify' && relationship.notifying !== decision.on;
  return isIgnoredNotify ? ((await sendSubscription(client, id, decision.on)) ?? relationship) : relationship;
}

/**
 * The call for a decision. A changed follow names both of its options, as Pleroma and Akkoma reset the one that is left
 * out.
 */
function callFor(
  { graph }: Pick<Client, 'graph'>,
  id: AccountId,
  decision: Exclude<Decision, { kind: 'domain' }>,
): Call<Relationship> {
  switch (decision.kind) {
    case 'follow':
      return decision.on ? follow(id) : unfollow(id);
    case 'block':
      return setBlock(id, decision.on);
    case 'notify':
      return follow(id, { notify: decision.on, repeats: graph.relationships.fact(id)?.showingRepeats });
    case 'repeats':
      return follow(id, { repeats: decision.on, notify: graph.relationships.fact(id)?.notifying });
    case 'mute':
      return decision.on ? muteAccount(id, decision) : unmuteAccount(id);
    case 'removeFollower':
      return removeFollower(id);
  }
}

/** The older call, for servers that ignore `notify` when following. */
async function sendSubscription(
  { send, graph, features }: DecisionNeeds,
  id: AccountId,
  on: boolean,
): Promise<Relationship | null> {
  if (!(await features.load()).has('subscriptions')) return null;
  const relationship = await send(setSubscription(id, on));
  relationshipUpdatesIn(graph).putChanged(relationship);
  return relationship;
}
