import type { Database } from './database';
import { Conditions, pageQuery, type Page } from './page';
import { withoutHidden } from './timeline-conditions';

function fetchDirect(db: Database, conditions: Conditions, page: Page): string[] {
  conditions.and(`s.visibility = 'direct'`).and('s.reblog_of_id is null');
  const query = pageQuery({ select: 'select s.id as id from statuses s', column: 's.id', conditions, page });
  const ids = db.all<{ id: string }>(query.sql, ...query.values).map((row) => row.id);
  return query.reversed ? ids.reverse() : ids;
}

/** Ids of the direct statuses of a conversation, newest first. */
export function directInContext(db: Database, context: string, page: Page): string[] {
  return fetchDirect(db, new Conditions().and('s.context = ?', context), page);
}

/** Ids of the direct statuses that an account wrote or received, newest first. */
export function directTimeline(db: Database, readerId: string, page: Page): string[] {
  const conditions = new Conditions().and(
    `s.account_id = ? or exists (select 1 from mentions m where m.status_id = s.id and m.account_id = ?)`,
    readerId,
    readerId,
  );
  // Muted accounts are included here.
  withoutHidden(db, conditions, { readerId, withMuted: true });
  return fetchDirect(db, conditions, page);
}
