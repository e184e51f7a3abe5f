import { findHidden } from '../accounts/relationships';
import type { Database } from '../database';
import { excludeFiltered } from '../filters';
import type { Conditions } from '../page';

/** The filters that every timeline has. */
export interface TimelineFilter {
  local: boolean;
  remote: boolean;
  onlyMedia: boolean;
  excludeVisibilities: string[];
  /** All replies, those to the viewer and followed accounts, or only those to the viewer. */
  replies: 'all' | 'following' | 'self';
  instance: string | null;
  /** Includes statuses of muted accounts and conversations. */
  withMuted?: boolean;
}

export const FOLLOWED = 'select followed_id from follows where follower_id = ? and pending = 0';
export const MENTIONED = 'exists (select 1 from mentions m where m.status_id = s.id and m.account_id = ?)';
const IN_LIST = '(select value from json_each(?))';

export function applyFilter(
  conditions: Conditions,
  { filter, viewerId }: { filter: TimelineFilter; viewerId: string | null },
): void {
  if (filter.local) conditions.and('s.local = 1');
  if (filter.remote) conditions.and('s.local = 0');
  if (filter.onlyMedia) conditions.and('s.has_media = 1');
  excludeScopes(conditions, filter.excludeVisibilities);
  if (filter.instance !== null) {
    conditions.and('s.account_id in (select id from accounts where host = ?)', filter.instance);
  }
  if (filter.replies !== 'all' && viewerId !== null) {
    const allowed = `s.in_reply_to_account_id is null or s.in_reply_to_account_id = ?`;
    if (filter.replies === 'self') conditions.and(`${allowed} or s.account_id = ?`, viewerId, viewerId);
    else
      conditions.and(
        `${allowed} or s.account_id = ? or s.in_reply_to_account_id in (${FOLLOWED})`,
        viewerId,
        viewerId,
        viewerId,
      );
  }
}

export function excludeScopes(conditions: Conditions, scopes: string[]): void {
  if (scopes.length > 0) conditions.and(`s.visibility not in ${IN_LIST}`, JSON.stringify(scopes));
}

/** Adds the condition that the viewer may see `s`. */
export function visibleTo(conditions: Conditions, viewerId: string | null): void {
  if (viewerId === null) {
    conditions.and(`s.visibility in ('public', 'unlisted')`);
    return;
  }
  conditions.and(
    `s.visibility in ('public', 'unlisted', 'local') or s.account_id = ? or ${MENTIONED}
     or (s.visibility = 'private' and s.account_id in (${FOLLOWED}))`,
    viewerId,
    viewerId,
    viewerId,
  );
}

/** Leaves out statuses of deactivated accounts. */
export function excludeDeactivatedAuthors(conditions: Conditions): void {
  conditions.and('s.account_id not in (select id from accounts where deactivated = 1)');
}

/** Leaves out statuses by, to or repeated from the accounts, but never the viewer's own. */
function excludeAccounts(conditions: Conditions, viewerId: string, accounts: Set<string>): void {
  if (accounts.size === 0) return;
  const list = JSON.stringify([...accounts]);
  conditions
    .and(`s.account_id not in ${IN_LIST}`, list)
    .and(
      `s.account_id = ? or not exists
       (select 1 from mentions m where m.status_id = s.id and m.account_id in ${IN_LIST})`,
      viewerId,
      list,
    )
    .and(
      `s.reblog_of_id is null or not exists
       (select 1 from statuses o where o.id = s.reblog_of_id and o.account_id in ${IN_LIST})`,
      list,
    );
}

/** Leaves out statuses by or repeated from accounts of the hosts, except those that the viewer follows. */
function excludeHosts(conditions: Conditions, viewerId: string, hosts: ReadonlySet<string>): void {
  if (hosts.size === 0) return;
  const list = JSON.stringify([...hosts]);
  const accountsOfHosts = `select id from accounts where host in ${IN_LIST} except ${FOLLOWED}`;
  conditions.and(`s.account_id not in (${accountsOfHosts})`, list, viewerId).and(
    `s.reblog_of_id is null or not exists
       (select 1 from statuses o where o.id = s.reblog_of_id and o.account_id in (${accountsOfHosts}))`,
    list,
    viewerId,
  );
}

/**
 * Leaves out blocked and muted accounts, blocked hosts, muted conversations and what irreversible filters hide.
 * Visitors hide nothing.
 */
export function excludeHidden(
  db: Database,
  conditions: Conditions,
  { viewerId, withMuted }: { viewerId: string | null; withMuted: boolean },
): void {
  if (viewerId === null) return;
  excludeFiltered(db, conditions, viewerId);
  const { blocked, muted, domains } = findHidden(db, viewerId);
  excludeAccounts(conditions, viewerId, new Set(withMuted ? blocked : [...blocked, ...muted]));
  excludeHosts(conditions, viewerId, domains);
  if (!withMuted) {
    conditions.and('s.context not in (select context from thread_mutes where account_id = ?)', viewerId);
  }
}
