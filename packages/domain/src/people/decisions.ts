import { type Account, type AccountId, type ErrorReason, type Relationship } from '@linnet/api';
import { errorOf } from '../kernel/error-of';
import { type Client, perClient } from '../client/client';
import { fetchRelationship } from '../relationships/fetch-relationships';
import { relationshipUpdatesIn } from '../relationships/relationship-updates';
import { type DecisionNeeds, carryOut } from './carry-out';
import { type DecisionTarget, type Decision, isAsDecided } from './decision';
import { muteEndsIn } from './mute-ends';

/**
 * A server answers before it knows whether the other server accepts a follow: the relationship is loaded again up to
 * this number of times, at this interval.
 */
const MAX_CHECKS = 3;
const CHECK_INTERVAL_MS = 500;

function isSettled({ following, requested }: Relationship, locked: boolean): boolean {
  return following || (locked && requested);
}

/** Loads the relationship again while a follow is neither accepted nor requested. */
async function checkFollow(
  client: Pick<Client, 'send' | 'graph' | 'log'>,
  { id, locked }: Pick<Account, 'id' | 'locked'>,
): Promise<void> {
  for (let times = 0; times < MAX_CHECKS; times += 1) {
    const known = client.graph.relationships.fact(id);
    if (known !== undefined && isSettled(known, locked)) return;
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
    await fetchRelationship(client, id);
  }
}

/** The viewer's decisions about accounts. */
interface Decisions {
  /** Resolves to the error; null when it is done. Decisions about one account wait for each other. */
  decide(account: DecisionTarget, decision: Decision): Promise<ErrorReason | null>;
}

function createDecisions(client: DecisionNeeds): Decisions {
  const { runInTurn } = relationshipUpdatesIn(client.graph);

  async function attempt(account: DecisionTarget, decision: Decision): Promise<ErrorReason | null> {
    const reason = await errorOf(carryOut(client, account, decision));
    const isDone = reason === null || (await wasDoneBefore(client, account.id, { decision, reason }));
    return isDone ? null : reason;
  }

  return {
    async decide(account, decision) {
      const error = await runInTurn(() => attempt(account, decision), account.id);
      // Outside of the queue, so that no other decision waits for it.
      if (error === null && decision.kind === 'follow' && decision.on) await checkFollow(client, account);
      return error;
    },
  };
}

/** Whether a refused decision to end something was carried out elsewhere before. Loads the relationship. */
async function wasDoneBefore(
  client: DecisionNeeds,
  id: AccountId,
  { decision, reason }: { decision: Decision; reason: ErrorReason },
): Promise<boolean> {
  const endsSomething = !decision.on || decision.kind === 'removeFollower';
  if (!endsSomething || reason.kind !== 'http' || ![400, 403, 404].includes(reason.status)) return false;
  const relationship = await fetchRelationship(client, id);
  return relationship !== null && isAsDecided(relationship, decision);
}

/** The viewer's decisions about accounts. */
export const decisionsOf = perClient((client) => {
  client.life.onEnd(muteEndsIn(client.graph).end);
  return createDecisions(client);
});

/**
 * Follows an account or requests to follow it; `on: false` ends the follow or withdraws the request. Nothing is shown
 * before the server has answered. Resolves to the error; null when it is done.
 */
export function setFollow(client: Client, account: Account, on: boolean): Promise<ErrorReason | null> {
  return decisionsOf(client).decide(account, { kind: 'follow', on });
}
