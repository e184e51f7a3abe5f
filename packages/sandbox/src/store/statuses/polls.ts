import type { Database } from '../database';
import { groupBy } from './statuses';

export interface PollRow {
  id: number;
  status_id: string;
  multiple: number;
  /** Null: it never ends. */
  expires_at: number | null;
  voters_count: number;
  /** 1 once people were notified of the end. */
  ended: number;
}

export interface PollOptionRow {
  poll_id: number;
  position: number;
  title: string;
  votes_count: number;
}

/** A poll with its counts, and the viewer's choice. */
export interface Poll {
  row: PollRow;
  options: PollOptionRow[];
  /** Positions of the viewer's choices, last first; empty for a visitor. */
  ownVotes: number[];
}

export interface NewPoll {
  statusId: string;
  multiple: boolean;
  expiresAt: number | null;
  votersCount: number;
  options: { title: string; votesCount: number }[];
}

export function insertPoll(db: Database, poll: NewPoll): number {
  const { lastId } = db.run(
    'insert into polls (status_id, multiple, expires_at, voters_count, ended) values (?, ?, ?, ?, 0)',
    poll.statusId,
    poll.multiple ? 1 : 0,
    poll.expiresAt,
    poll.votersCount,
  );
  poll.options.forEach(({ title, votesCount }, position) => {
    db.run(
      'insert into poll_options (poll_id, position, title, votes_count) values (?, ?, ?, ?)',
      lastId,
      position,
      title,
      votesCount,
    );
  });
  return lastId;
}

export function findPoll(db: Database, id: number): PollRow | undefined {
  return db.one<PollRow>('select * from polls where id = ?', id);
}

export function findPollOf(db: Database, statusId: string): PollRow | undefined {
  return db.one<PollRow>('select * from polls where status_id = ?', statusId);
}

export function countOptions(db: Database, pollId: number): number {
  const row = db.one<{ n: number }>('select count(*) as n from poll_options where poll_id = ?', pollId);
  return row?.n ?? 0;
}

export function hasVoted(db: Database, pollId: number, accountId: string): boolean {
  const vote = db.one(
    'select 1 from poll_votes where poll_id = ? and account_id = ? limit 1',
    pollId,
    accountId,
  );
  return vote !== undefined;
}

/** Adds the first votes of an account, which counts as one more voter. */
export function insertVotes(
  db: Database,
  poll: PollRow,
  { accountId, positions }: { accountId: string; positions: Iterable<number> },
): void {
  let added = 0;
  for (const position of positions) {
    added += db.run(
      'insert into poll_votes (poll_id, account_id, position) values (?, ?, ?)',
      poll.id,
      accountId,
      position,
    ).changes;
  }
  if (added > 0) db.run('update polls set voters_count = voters_count + 1 where id = ?', poll.id);
}

/** Accounts that voted and still exist. */
export function findVoters(db: Database, pollId: number): string[] {
  return db
    .all<{ account_id: string }>('select distinct account_id from poll_votes where poll_id = ?', pollId)
    .map((row) => row.account_id);
}

/** Ended polls that nobody was notified of yet. */
export function findEndedPolls(db: Database, now: number): PollRow[] {
  return db.all<PollRow>('select * from polls where ended = 0 and expires_at <= ? order by expires_at', now);
}

export function markEnded(db: Database, pollId: number): void {
  db.run('update polls set ended = 1 where id = ?', pollId);
}

/** Status id → its poll. `viewerId` null: a visitor. */
export function findPolls(db: Database, statusIds: string[], viewerId: string | null): Map<string, Poll> {
  const rows = db.all<PollRow>(
    'select * from polls where status_id in (select value from json_each(?))',
    JSON.stringify(statusIds),
  );
  if (rows.length === 0) return new Map();
  const ids = JSON.stringify(rows.map((row) => row.id));
  const options = groupBy(
    db.all<PollOptionRow>(
      'select * from poll_options where poll_id in (select value from json_each(?)) order by poll_id, position',
      ids,
    ),
    (option) => String(option.poll_id),
    (option) => option,
  );
  const votes = groupBy(
    db.all<{ poll_id: number; position: number }>(
      `select poll_id, position from poll_votes where account_id = ?
       and poll_id in (select value from json_each(?)) order by position desc`,
      viewerId,
      ids,
    ),
    (vote) => String(vote.poll_id),
    (vote) => vote.position,
  );
  return new Map(
    rows.map((row) => {
      const key = String(row.id);
      return [row.status_id, { row, options: options.get(key) ?? [], ownVotes: votes.get(key) ?? [] }];
    }),
  );
}
