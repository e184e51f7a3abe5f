import type { Here } from '../server/here';
import { problem } from '../server/problem';
import type { AccountRow } from '../store/accounts';
import { countPins, setPinnedAt, type StatusRow } from '../store/statuses';

/** Pins a status to the profile. A second time it changes nothing. */
export function pin(here: Here, actor: AccountRow, status: StatusRow): void {
  if (status.account_id !== actor.id || status.reblog_of_id !== null) {
    throw problem(422, "Someone else's status cannot be pinned");
  }
  if (status.visibility !== 'public' && status.visibility !== 'unlisted') {
    throw problem(422, 'Non-public status cannot be pinned');
  }
  if (status.pinned_at !== null) return;
  if (countPins(here.db, actor.id) >= here.settings.maxPinned) {
    throw problem(400, 'You have already pinned the maximum number of statuses');
  }
  setPinnedAt(here.db, status.id, here.now());
}

/** Unpins a status. Does nothing when it is not pinned or belongs to somebody else. */
export function unpin(here: Here, actor: AccountRow, status: StatusRow): void {
  if (status.account_id === actor.id) setPinnedAt(here.db, status.id, null);
}
