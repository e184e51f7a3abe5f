import type { Here } from '../server/here';
import { problem } from '../server/problem';
import type { AccountRow } from '../store/accounts';
import { countOptions, hasVoted, insertVotes, type PollRow } from '../store/polls';
import { findStatus } from '../store/statuses';

export interface Ballot {
  poll: PollRow;
  /** Positions of the chosen options, from 0. */
  choices: number[];
}

/** Votes. Nobody asks whether the poll is over: the real server counts late votes, too. */
export function vote(here: Here, actor: AccountRow, { poll, choices }: Ballot): void {
  const { db } = here;
  if (findStatus(db, poll.status_id)?.account_id === actor.id) throw problem(422, "Poll's author can't vote");
  if (hasVoted(db, poll.id, actor.id)) throw problem(422, 'Already voted');
  const count = countOptions(db, poll.id);
  if (!choices.every((choice) => choice >= 0 && choice < count)) throw problem(422, 'Invalid indices');
  if (choices.length > (poll.multiple ? count : 1)) throw problem(422, 'Too many choices');
  db.transaction(() => insertVotes(db, poll, { accountId: actor.id, positions: new Set(choices) }));
}
