import type { Here } from '../server/here';
import { findAccount } from '../store/accounts';
import { findListsHolding } from '../store/lists';
import { findMentions, findStatus, findTags, type StatusRow } from '../store/statuses';
import type { HubEvent } from '../server/hub';
import type { StreamedStatus } from './matches';

export type StatusEvent = HubEvent & { kind: 'update' | 'status.update' | 'delete' };

function idsOf(here: Here, sql: string, ...values: (string | number)[]): Set<string> {
  return new Set(here.db.all<{ id: string }>(sql, ...values).map((row) => row.id));
}

function originalOf(here: Here, row: StatusRow): StreamedStatus['original'] {
  const original = row.reblog_of_id === null ? undefined : findStatus(here.db, row.reblog_of_id);
  if (!original) return null;
  return {
    authorId: original.account_id,
    host: findAccount(here.db, original.account_id)?.host ?? null,
  };
}

/** Loads the facts that decide which sockets get a status, once for all of them. */
export function streamedStatus(here: Here, event: StatusEvent): StreamedStatus {
  const { db } = here;
  const row = event.status;
  const known = event.kind === 'delete' ? event : null;
  return {
    row,
    mentions: known?.mentions ?? findMentions(db, [row.id]).get(row.id) ?? [],
    tags: known?.tags ?? findTags(db, [row.id]).get(row.id) ?? [],
    authorHost: findAccount(db, row.account_id)?.host ?? null,
    original: originalOf(here, row),
    lists: findListsHolding(db, row.account_id),
    repeatsHiddenFor: idsOf(
      here,
      'select follower_id as id from follows where followed_id = ? and show_reblogs = 0',
      row.account_id,
    ),
    threadMutedBy: idsOf(
      here,
      'select account_id as id from thread_mutes where context = ? and (expires_at is null or expires_at > ?)',
      row.context,
      here.now(),
    ),
  };
}
