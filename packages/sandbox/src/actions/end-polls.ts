import type { Here } from '../server/here';
import { findOverdue, findVoters, markEnded, type PollRow } from '../store/polls';
import { findStatus } from '../store/statuses';
import { notify, tellNotification } from './notify';

function tellEnd(here: Here, poll: PollRow): void {
  const notifications = here.db.transaction(() => {
    markEnded(here.db, poll.id);
    const status = findStatus(here.db, poll.status_id);
    if (!status) return [];
    const concerned = new Set([status.account_id, ...findVoters(here.db, poll.id)]);
    return [...concerned].map((to) =>
      notify(here, {
        to,
        from: status.account_id,
        type: 'poll',
        statusId: status.id,
        at: poll.expires_at ?? here.now(),
      }),
    );
  });
  for (const notification of notifications) tellNotification(here, notification);
}

/** Notifies the author and the voters of every poll that has ended by the server's clock, once per poll. */
export function endPolls(here: Here): void {
  for (const poll of findOverdue(here.db, here.now())) tellEnd(here, poll);
}
