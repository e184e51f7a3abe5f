import {
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
} from '@linnet/api';
import type { Client } from '../client';
import { askRelationship } from './ask-relationship';
import { blockHost } from './block-host';
import type { DecidedOn, Decision } from './decision';
import { hostOf } from './host-of';
import { lookAtFollow } from './look-at-follow';

export type DecisionNeeds = Pick<Client, 'send' | 'graph' | 'feeds' | 'features' | 'log'>;

/** Does what was decided; nothing shows before the server has said yes. Rejects with `ApiError`. */
export async function carryOut(client: DecisionNeeds, account: DecidedOn, decision: Decision): Promise<void> {
  const { id } = account;
  const host = hostOf(account);
  if (decision.kind === 'domain') {
    if (host === null) return;
    await blockHost(client, host, decision.on);
    // Some servers end follows with it.
    await askRelationship(client, id);
    return;
  }
  const told = await client.send(callFor(id, decision));
  client.graph.relationships.put(id, told);
  if (decision.kind === 'follow' && decision.on) await lookAtFollow(client, account, told);
  if (decision.kind === 'notify' && told.notifying !== decision.on)
    await notifyByOldCall(client, id, decision.on);
}

function callFor(id: AccountId, decision: Exclude<Decision, { kind: 'domain' }>): Call<Relationship> {
  switch (decision.kind) {
    case 'follow':
      return decision.on ? follow(id) : unfollow(id);
    case 'block':
      return setBlock(id, decision.on);
    case 'notify':
      return follow(id, { notify: decision.on });
    case 'repeats':
      return follow(id, { repeats: decision.on });
    case 'mute':
      return decision.on ? muteAccount(id, decision) : unmuteAccount(id);
    case 'removeFollower':
      return removeFollower(id);
  }
}

/** Servers from before `follow` took `notify` answer it and change nothing. */
async function notifyByOldCall(
  { send, graph, features }: DecisionNeeds,
  id: AccountId,
  on: boolean,
): Promise<void> {
  if (!(await features.load()).has('subscriptions')) return;
  graph.relationships.put(id, await send(setSubscription(id, on)));
}
