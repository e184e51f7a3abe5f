import { type Account, addToList, ApiError, type FailureReason, type List } from '@linnet/api';
import { oneByOne, undecided } from '@linnet/domain/people';
import { useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import type { PeopleBatch } from './people-batch';

export interface BatchWish {
  readonly batch: PeopleBatch;
  readonly people: readonly Account[];
}

interface Batching {
  /** Being done: how many of how many. */
  readonly running: { readonly id: string; readonly done: number; readonly total: number } | null;
  /** About how many it was not done, and why. */
  readonly trouble: { readonly count: number; readonly reason: FailureReason } | null;
  readonly forget: () => void;
  /** Resolves to those about whom it was not done. Goes on when the list is left. */
  readonly run: (wish: BatchWish, list?: List) => Promise<readonly Account[]>;
}

/** Does something about several people, and tells how far it is. */
export function useBatch(): Batching {
  const client = useClient();
  const [running, setRunning] = useState<Batching['running']>(null);
  const [trouble, setTrouble] = useState<Batching['trouble']>(null);

  async function putInto(list: List, people: readonly Account[]): Promise<FailureReason | null> {
    try {
      await client.send(
        addToList(
          list.id,
          people.map(({ id }) => id),
        ),
      );
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.reason;
    }
  }

  async function outcome({ batch, people }: BatchWish, list?: List) {
    if (batch.kind === 'each') {
      const due = batch.decision === undefined ? people : await undecided(client, people, batch.decision);
      return oneByOne(
        due,
        (account) => batch.step(client, account),
        (done) => setRunning({ id: batch.id, done, total: due.length }),
      );
    }
    const reason = list === undefined ? null : await putInto(list, people);
    return { left: reason === null ? [] : people, reason };
  }

  return {
    running,
    trouble,
    forget: () => setTrouble(null),
    async run(wish, list) {
      setTrouble(null);
      setRunning({ id: wish.batch.id, done: 0, total: wish.people.length });
      const { left, reason } = await outcome(wish, list);
      setRunning(null);
      if (reason !== null) setTrouble({ count: left.length, reason });
      return left;
    },
  };
}
