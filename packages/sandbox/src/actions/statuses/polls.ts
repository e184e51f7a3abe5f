import type { Server } from '../../server/server';
import { problem } from '../../server/problem';
import type { AccountRow } from '../../store/accounts/accounts';
import type { Database } from '../../store/database';
import {
  type PollRow,
  countOptions,
  findEndedPolls,
  findVoters,
  hasVoted,
  insertPoll,
  insertVotes,
  markEnded,
} from '../../store/statuses/polls';
import { type StatusRow, findStatus } from '../../store/statuses/statuses';
import { isLongerThan } from '../../text/plain-text';
import { notify, emitNotification } from '../notify';

export interface PollDraft {
  options: string[];
  /** Seconds from the moment of posting. */
  expiresIn: number;
  multiple: boolean;
  /** Votes on the poll's own server from before anybody of this server votes. */
  remoteVotes?: { votes: number[]; voters: number };
}

/** Equal options count as one. */
const distinct = (options: string[]): string[] => [...new Set(options)];

export function checkPoll(server: Server, poll: PollDraft): void {
  const { maxOptions, maxOptionLength, minExpiration, maxExpiration } = server.settings.polls;
  const options = distinct(poll.options);
  if (poll.expiresIn > maxExpiration) throw problem(422, 'Expiration date is too far in the future');
  if (poll.expiresIn < minExpiration) throw problem(422, 'Expiration date is too soon');
  if (options.length < 2) throw problem(422, 'Poll must contain at least 2 options');
  if (options.length > maxOptions) throw problem(422, `Poll can't contain more than ${maxOptions} options`);
  if (options.some((option) => isLongerThan([option], maxOptionLength))) {
    throw problem(422, `Poll options cannot be longer than ${maxOptionLength} characters each`);
  }
}

/** Writes the rows of a poll that was already checked. */
export function storePoll(server: Server, status: StatusRow, poll: PollDraft): void {
  insertPoll(server.db, {
    statusId: status.id,
    multiple: poll.multiple,
    expiresAt: status.created_at + poll.expiresIn * 1000,
    votersCount: poll.remoteVotes?.voters ?? 0,
    options: distinct(poll.options).map((title, index) => ({
      title,
      votesCount: poll.remoteVotes?.votes[index] ?? 0,
    })),
  });
}

interface Ballot {
  poll: PollRow;
  /** Positions of the chosen options, from 0. */
  choices: number[];
}

const VOTE_MEMORY_MS = 6 * 60 * 60 * 1000;

/** When an account voted in a poll. Lost when the process ends, as the real server's cache is. */
const voteTimesOf = new WeakMap<Database, Map<string, number>>();

/** Whether the account voted recently: a second vote is then answered as a success, but not counted. */
function hasJustVoted({ db, behaviour, now }: Server, voter: string, poll: number): boolean {
  const at = voteTimesOf.get(db)?.get(`${voter} ${poll}`);
  return behaviour.ignoresRepeatedVotes && at !== undefined && now() - at < VOTE_MEMORY_MS;
}

function rememberVote({ db, now }: Server, voter: string, poll: number): void {
  const voteTimes = voteTimesOf.get(db) ?? new Map<string, number>();
  voteTimesOf.set(db, voteTimes.set(`${voter} ${poll}`, now()));
}

/** Votes. Whether the poll has ended is not checked: the real server counts late votes, too. */
export function vote(server: Server, actor: AccountRow, { poll, choices }: Ballot): void {
  const { db } = server;
  if (findStatus(db, poll.status_id)?.account_id === actor.id) throw problem(422, "Poll's author can't vote");
  if (hasVoted(db, poll.id, actor.id)) {
    if (hasJustVoted(server, actor.id, poll.id)) return;
    throw problem(422, 'Already voted');
  }
  const count = countOptions(db, poll.id);
  if (!choices.every((choice) => choice >= 0 && choice < count)) throw problem(422, 'Invalid indices');
  if (choices.length > (poll.multiple ? count : 1)) throw problem(422, 'Too many choices');
  db.transaction(() => insertVotes(db, poll, { accountId: actor.id, positions: new Set(choices) }));
  rememberVote(server, actor.id, poll.id);
}

function notifyOfEnd(server: Server, poll: PollRow): void {
  const notifications = server.db.transaction(() => {
    markEnded(server.db, poll.id);
    const status = findStatus(server.db, poll.status_id);
    if (!status) return [];
    const receivers = new Set([status.account_id, ...findVoters(server.db, poll.id)]);
    return [...receivers].map((to) =>
      notify(server, {
        to,
        from: status.account_id,
        type: 'poll',
        statusId: status.id,
        at: poll.expires_at ?? server.now(),
      }),
    );
  });
  for (const notification of notifications) emitNotification(server, notification);
}

/** Notifies the author and the voters of every poll that has ended by the server's clock, once per poll. */
export function endPolls(server: Server): void {
  for (const poll of findEndedPolls(server.db, server.now())) notifyOfEnd(server, poll);
}
