import { type Account, ApiError, type FailureReason, type List, addToList } from '@linnet/api';
import { type Client, createCell, perClient } from '@linnet/domain';
import { oneByOne, undecided } from '@linnet/domain/people';
import type { MessageId } from '../../../platform/i18n/message-id';
import type { PeopleBatch } from './people-batches';

export interface BatchRequest {
  readonly batch: PeopleBatch;
  /** The name of the action. */
  readonly name: string;
  readonly people: readonly Account[];
  /** The list to add the people to. */
  readonly list?: List;
}

/** Progress: for how many of all accounts it is done. */
export interface RunningBatch {
  /** Of the action. */
  readonly label: MessageId;
  readonly done: number;
  readonly total: number;
}

interface Outcome {
  /** The accounts for which it failed. */
  readonly left: readonly Account[];
  /** The error; null if there was none. */
  readonly reason: FailureReason | null;
}

const aborted: FailureReason = { kind: 'aborted' };

/** Runs one action at a time on several people, also after their list is left; notices then show errors. */
export const batchesOf = perClient((client) => {
  const { life, notices } = client;
  const running = createCell<RunningBatch | null>(null);

  async function carryOut({ batch, people, list }: BatchRequest): Promise<Outcome> {
    if (batch.kind === 'into list') {
      const reason = list === undefined ? null : await putInto(client, list, people);
      return { left: reason === null ? [] : people, reason };
    }
    const due = batch.decision === undefined ? people : await undecided(client, people, batch.decision);
    return oneByOne(
      due,
      async (account) => (life.isOver() ? aborted : batch.step(client, account)),
      (done) => running.set({ label: batch.label, done, total: due.length }),
    );
  }

  async function run(wish: BatchRequest, isSeen: () => boolean): Promise<Outcome> {
    if (running.get() !== null) return { left: wish.people, reason: null };
    running.set({ label: wish.batch.label, done: 0, total: wish.people.length });
    const { left, reason } = await carryOut(wish);
    running.set(null);
    if (reason !== null && !isSeen() && !life.isOver()) {
      notices.add({
        level: 'error',
        key: 'people_roll.left_behind',
        values: { name: wish.name, count: left.length },
        reason,
        retry: () => void run({ ...wish, people: left }, () => false),
      });
    }
    return { left, reason };
  }

  return { running, run };
});

async function putInto(
  { send }: Pick<Client, 'send'>,
  list: List,
  people: readonly Account[],
): Promise<FailureReason | null> {
  try {
    const ids = people.map(({ id }) => id);
    await send(addToList(list.id, ids));
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.reason;
  }
}
