import type { Here } from '../server/here';
import type { StatusRow } from '../store/statuses';
import { deleteStatus } from './delete-status';

/** Deletes the statuses whose time to live is over. */
export function endExpired(here: Here): void {
  const due = here.db.all<StatusRow>(
    'select * from statuses where expires_at is not null and expires_at <= ? order by expires_at limit 50',
    here.now(),
  );
  for (const status of due) deleteStatus(here, status);
}
