import type { Here } from '../server/here';
import { findAccount } from '../store/accounts';
import { endFilters } from '../store/filters';
import { findIdentity } from '../store/identities';
import { isFilteredOut } from '../store/irreversible-filters';
import type { NewNotification } from './new-notification';

/** Finds whether the receiver blocks the other account or its domain, or mutes its notifications. */
const TURNED_AWAY = `
  select 1 where exists (select 1 from blocks where account_id = ?1 and target_id = ?2)
  or exists (
    select 1 from mutes where account_id = ?1 and target_id = ?2 and notifications = 1
    and (expires_at is null or expires_at > ?3))
  or exists (
    select 1 from accounts a join domain_blocks d on d.domain = a.host
    where a.id = ?2 and d.account_id = ?1
    and not exists (select 1 from follows where follower_id = ?1 and followed_id = ?2 and pending = 0))`;

const FOLLOWS = 'select 1 from follows where follower_id = ? and followed_id = ? and pending = 0';

const THREAD_MUTED = `
  select 1 from statuses s join thread_mutes t on t.context = s.context
  where s.id = ? and t.account_id = ? and (t.expires_at is null or t.expires_at > ?)`;

function isUnwantedStatus(here: Here, { to, statusId }: NewNotification): boolean {
  if (statusId === null || statusId === undefined) return false;
  if (here.db.one(THREAD_MUTED, statusId, to, here.now())) return true;
  endFilters(here.db, here.now());
  return isFilteredOut(here.db, { readerId: to, statusId });
}

/** Whether the receiver is not notified. The end of a poll is also notified to the poll's own author. */
export function isSuppressed(here: Here, fresh: NewNotification): boolean {
  const { to, from, type } = fresh;
  if (findAccount(here.db, to)?.host !== null) return true;
  if (to === from) return type !== 'poll';
  if (here.db.one(TURNED_AWAY, to, from, here.now())) return true;
  if (isUnwantedStatus(here, fresh)) return true;
  if (type === 'poll' || findIdentity(here.db, to).block_from_strangers === 0) return false;
  return here.db.one(FOLLOWS, to, from) === undefined;
}
