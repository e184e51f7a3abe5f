import type { Database } from './database';
import { Conditions } from './page';

/** Adds conditions that leave out the viewer and accounts that the viewer blocks or mutes. */
function others(conditions: Conditions, readerId: string): Conditions {
  return conditions.and('a.id <> ?', readerId).and(
    `a.id not in (select target_id from blocks where account_id = ?
       union select target_id from mutes where account_id = ?)`,
    readerId,
    readerId,
  );
}

function idsOf(
  db: Database,
  { conditions, order }: { conditions: Conditions; order: string },
  { limit, offset }: { limit: number; offset: number },
): string[] {
  const rows = db.all<{ id: string }>(
    `select a.id as id from accounts a ${conditions.where} order by ${order} limit ? offset ?`,
    ...conditions.values,
    limit,
    offset,
  );
  return rows.map((row) => row.id);
}

export interface DirectoryQuery {
  readerId: string | null;
  order: 'active' | 'new';
  local: boolean;
  limit: number;
  offset: number;
}

/** Accounts that want to be listed in the directory. */
export function directory(db: Database, query: DirectoryQuery): string[] {
  const conditions = new Conditions().and('a.discoverable = 1').and('a.deactivated = 0');
  if (query.local) conditions.and('a.host is null');
  if (query.readerId !== null) others(conditions, query.readerId);
  const order = query.order === 'new' ? 'a.id desc' : 'a.last_status_at desc nulls last, a.id desc';
  return idsOf(db, { conditions, order }, query);
}

/** Accounts recommended by the staff that the viewer neither follows nor dismissed. */
export function suggestions(db: Database, readerId: string, limit: number): string[] {
  const conditions = others(new Conditions().and('a.suggested = 1').and('a.deactivated = 0'), readerId)
    .and('a.id not in (select followed_id from follows where follower_id = ?)', readerId)
    .and('a.id not in (select target_id from dismissed_suggestions where account_id = ?)', readerId);
  return idsOf(db, { conditions, order: 'a.id desc' }, { limit, offset: 0 });
}
