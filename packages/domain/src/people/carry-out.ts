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
import { muteEndsIn } from './mute-ends';
import { standingsIn } from './standings';

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
  const told = await client.send(callFor(client, id, decision));
  standingsIn(client.graph).changed(told);
  if (decision.kind === 'mute') {
    const lasts = decision.on && decision.seconds > 0;
    muteEndsIn(client.graph).note(client, id, lasts ? Date.now() + decision.seconds * 1000 : null);
  }
  if (decision.kind === 'notify' && told.notifying !== decision.on)
    await notifyByOldCall(client, id, decision.on);
}

/** A follow that is changed says both of its options: Pleroma and Akkoma take the one left out as usual. */
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

/** Servers from before `follow` took `notify` answer it and change nothing. */
async function notifyByOldCall(
  { send, graph, features }: DecisionNeeds,
  id: AccountId,
  on: boolean,
): Promise<void> {
  if (!(await features.load()).has('subscriptions')) return;
  standingsIn(graph).changed(await send(setSubscription(id, on)));
}
