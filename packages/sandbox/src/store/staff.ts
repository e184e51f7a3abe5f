import type { AccountRow } from './accounts';
import type { Database } from './database';

/** Administrators and moderators of this server. */
export function findStaff(db: Database): AccountRow[] {
  return db.all<AccountRow>(
    `select * from accounts where (admin = 1 or moderator = 1) and host is null and deactivated = 0 order by id`,
  );
}
