import { ApiError, vote, type Poll, type PollId } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import type { Client } from '../client/client';
import { blankBallot, type Ballot } from './ballot';
import { sameOptions } from '../graph/keep-vote';

/** Choices in polls until the server has accepted them. They outlive the cards that show them. */
export interface Ballots {
  /** The ballot of a poll, the same object until it changes; blank once the poll has other options. */
  get(id: PollId): Ballot;
  subscribe(listener: () => void): () => void;
  choose(id: PollId, choices: readonly number[]): void;
  /** Sends the choices. Afterwards either the graph has the answer or the ballot has the error. */
  send(id: PollId): Promise<void>;
}

interface BallotsOptions extends Pick<Client, 'graph' | 'send'> {
  refresh: (id: PollId) => Promise<unknown>;
}

/** A ballot with the poll for which it was filled in: a choice is an index, and means nothing among other options. */
interface FilledBallot {
  poll: Poll;
  ballot: Ballot;
}

export function createBallots({ graph, send, refresh }: BallotsOptions): Ballots {
  const filled: Cell<ReadonlyMap<PollId, FilledBallot>> = createCell(new Map());

  function fill(id: PollId, ballot: Ballot): void {
    const poll = graph.polls.get(id);
    if (poll !== undefined) filled.update((all) => new Map(all).set(id, { poll, ballot }));
  }

  function discard(id: PollId): void {
    filled.update((all) => new Map([...all].filter(([other]) => other !== id)));
  }

  function get(id: PollId): Ballot {
    const known = filled.get().get(id);
    const poll = graph.polls.get(id);
    return known !== undefined && poll !== undefined && sameOptions(known.poll, poll)
      ? known.ballot
      : blankBallot;
  }

  async function fail(id: PollId, { reason }: ApiError): Promise<void> {
    fill(id, { state: 'failed', choices: get(id).choices, reason });
    if (reason.kind !== 'http' || reason.status !== 422) return;
    // The vote was refused, perhaps since another device has voted: the present poll is loaded.
    await refresh(id);
    if (graph.polls.get(id)?.voted === true) discard(id);
  }

  return {
    get,
    subscribe: filled.subscribe,
    choose: (id, choices) => fill(id, { state: 'open', choices }),
    async send(id) {
      const { choices, state } = get(id);
      if (state === 'sending' || choices.length === 0) return;
      fill(id, { state: 'sending', choices });
      try {
        const poll = await send(vote(id, choices));
        graph.polls.put(poll.id, poll);
        discard(id);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        await fail(id, error);
      }
    },
  };
}
