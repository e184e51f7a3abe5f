import type { Here } from '../server/here';
import { problem } from '../server/problem';
import type { AccountRow } from '../store/accounts';
import type { Database } from '../store/database';
import { countOptions, hasVoted, insertVotes, type PollRow } from '../store/polls';
import { findStatus } from '../store/statuses';

export interface Ballot {
  poll: PollRow;
  /** Positions of the chosen options, from 0. */
  choices: number[];
}

const REMEMBERED_MS = 6 * 60 * 60 * 1000;

/** When an account voted in a poll. Lost when the process ends, as the real server's cache is. */
const votes = new WeakMap<Database, Map<string, number>>();

/** Whether the account voted recently: a second vote is then answered as a success, but not counted. */
function hasJustVoted({ db, manner, now }: Here, voter: string, poll: number): boolean {
  const at = votes.get(db)?.get(`${voter} ${poll}`);
  return manner.remembersVotes && at !== undefined && now() - at < REMEMBERED_MS;
}

function remember({ db, now }: Here, voter: string, poll: number): void {
  const known = votes.get(db) ?? new Map<string, number>();
  votes.set(db, known.set(`${voter} ${poll}`, now()));
}

/** Votes. Whether the poll has ended is not checked: the real server counts late votes, too. */
export function vote(here: Here, actor: AccountRow, { poll, choices }: Ballot): void {
  const { db } = here;
  if (findStatus(db, poll.status_id)?.account_id === actor.id) throw problem(422, "Poll's author can't vote");
  if (hasVoted(db, poll.id, actor.id)) {
    if (hasJustVoted(here, actor.id, poll.id)) return;
    throw problem(422, 'Already voted');
  }
  const count = countOptions(db, poll.id);
  if (!choices.every((choice) => choice >= 0 && choice < count)) throw problem(422, 'Invalid indices');
  if (choices.length > (poll.multiple ? count : 1)) throw problem(422, 'Too many choices');
  db.transaction(() => insertVotes(db, poll, { accountId: actor.id, positions: new Set(choices) }));
  remember(here, actor.id, poll.id);
}
