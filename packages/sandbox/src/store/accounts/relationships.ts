import type { Database } from '../database';
import { type AccountPair, pairTargets } from './account-lists';

export interface FollowRow {
  follower_id: string;
  followed_id: string;
  pending: number;
  show_reblogs: number;
  /** JSON; null for all languages. */
  languages: string | null;
  created_at: number;
}

export function findFollow(db: Database, followerId: string, followedId: string): FollowRow | undefined {
  return db.one<FollowRow>(
    'select * from follows where follower_id = ? and followed_id = ?',
    followerId,
    followedId,
  );
}

/** The accounts that `followerId` follows, without open requests. */
export function findFollowed(db: Database, followerId: string): Set<string> {
  const rows = db.all<{ id: string }>(
    'select followed_id as id from follows where follower_id = ? and pending = 0',
    followerId,
  );
  return new Set(rows.map((row) => row.id));
}

export function findFollowers(db: Database, followedId: string): string[] {
  const rows = db.all<{ id: string }>(
    'select follower_id as id from follows where followed_id = ? and pending = 0 order by follower_id',
    followedId,
  );
  return rows.map((row) => row.id);
}

/** Adds a follow or changes the options of an existing one; never turns an accepted one into a request. */
export function saveFollow(db: Database, follow: FollowRow): void {
  const existing = findFollow(db, follow.follower_id, follow.followed_id);
  if (existing) {
    db.run(
      'update follows set show_reblogs = ?, languages = ? where follower_id = ? and followed_id = ?',
      follow.show_reblogs,
      follow.languages,
      follow.follower_id,
      follow.followed_id,
    );
    return;
  }
  db.run(
    'insert into follows (follower_id, followed_id, pending, show_reblogs, languages, created_at) values (?, ?, ?, ?, ?, ?)',
    follow.follower_id,
    follow.followed_id,
    follow.pending,
    follow.show_reblogs,
    follow.languages,
    follow.created_at,
  );
}

export function removeFollow(db: Database, followerId: string, followedId: string): boolean {
  return (
    db.run('delete from follows where follower_id = ? and followed_id = ?', followerId, followedId).changes >
    0
  );
}

export function countFollowRequests(db: Database, followedId: string): number {
  const row = db.one<{ n: number }>(
    'select count(*) as n from follows where followed_id = ? and pending = 1',
    followedId,
  );
  return row?.n ?? 0;
}

/** Turns a request into a follow; false when there is none. The row is inserted again so that the triggers count it. */
export function acceptFollow(db: Database, followerId: string, followedId: string): boolean {
  const request = findFollow(db, followerId, followedId);
  if (request?.pending !== 1) return false;
  removeFollow(db, followerId, followedId);
  saveFollow(db, { ...request, pending: 0 });
  return true;
}

/** The accounts with an open follow request, newest account first. */
export function findFollowRequests(db: Database, followedId: string): string[] {
  const rows = db.all<{ id: string }>(
    'select follower_id as id from follows where followed_id = ? and pending = 1 order by follower_id desc',
    followedId,
  );
  return rows.map((row) => row.id);
}

interface MuteRow {
  account_id: string;
  target_id: string;
  created_at: number;
  /** 1: notifications are muted as well. */
  notifications: number;
  /** Milliseconds; null = forever. */
  expires_at: number | null;
}

export function findMute(db: Database, { accountId, targetId }: AccountPair): MuteRow | undefined {
  return db.one<MuteRow>('select * from mutes where account_id = ? and target_id = ?', accountId, targetId);
}

/** Mutes, or changes the end of a mute; muted notifications stay muted until the mute is removed. */
export function saveMute(db: Database, row: MuteRow): void {
  db.run(
    `insert into mutes (account_id, target_id, created_at, notifications, expires_at) values (?, ?, ?, ?, ?)
     on conflict (account_id, target_id) do update
     set notifications = max(notifications, excluded.notifications), expires_at = excluded.expires_at`,
    row.account_id,
    row.target_id,
    row.created_at,
    row.notifications,
    row.expires_at,
  );
}

/** Target → end of the mute, of those that end. */
export function findMuteEnds(db: Database, accountId: string): Map<string, number> {
  const rows = db.all<{ id: string; ends: number }>(
    'select target_id as id, expires_at as ends from mutes where account_id = ? and expires_at is not null',
    accountId,
  );
  return new Map(rows.map((row) => [row.id, row.ends]));
}

/** Removes the mutes that have expired. */
export function removeExpiredMutes(db: Database, now: number): void {
  db.run('delete from mutes where expires_at <= ?', now);
}

/** The hosts that an account blocks, in alphabetical order. */
export function findDomainBlocks(db: Database, accountId: string): string[] {
  const rows = db.all<{ domain: string }>(
    'select domain from domain_blocks where account_id = ? order by domain',
    accountId,
  );
  return rows.map((row) => row.domain);
}

export interface DomainBlock {
  accountId: string;
  domain: string;
}

export function addDomainBlock(db: Database, { accountId, domain, at }: DomainBlock & { at: number }): void {
  db.run(
    'insert or ignore into domain_blocks (account_id, domain, created_at) values (?, ?, ?)',
    accountId,
    domain,
    at,
  );
}

export function removeDomainBlock(db: Database, { accountId, domain }: DomainBlock): void {
  db.run('delete from domain_blocks where account_id = ? and domain = ?', accountId, domain);
}

/** Accounts and hosts that the viewer doesn't want to see. */
export interface Hidden {
  blocked: ReadonlySet<string>;
  muted: ReadonlySet<string>;
  /** Hosts. Accounts that the viewer follows are shown all the same. */
  domains: ReadonlySet<string>;
}

export function findHidden(db: Database, accountId: string): Hidden {
  return {
    blocked: pairTargets(db, 'blocks', accountId),
    muted: pairTargets(db, 'mutes', accountId),
    domains: new Set(findDomainBlocks(db, accountId)),
  };
}
