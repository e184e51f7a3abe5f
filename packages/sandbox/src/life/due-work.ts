import { deleteExpiredStatuses } from '../actions/statuses/edit-status';
import { endPolls } from '../actions/statuses/polls';
import { endMutes } from '../actions/people/block';
import { endConversationMutes } from '../actions/statuses/marks';
import { publishScheduled } from '../actions/statuses/scheduled';
import type { Server } from '../server/server';

/** What happens when its time has come by the server's clock; cheap when nothing is due. */
const DUE_WORK: readonly ((server: Server) => void)[] = [
  endPolls,
  endConversationMutes,
  endMutes,
  publishScheduled,
  deleteExpiredStatuses,
];

/** Does what is due; runs before every request, so that answers are up to date with the clock. */
export function doDueWork(server: Server): void {
  for (const work of DUE_WORK) work(server);
}

const INTERVAL_MS = 1000;

/** Does what is due at intervals, so that sockets send events without any request. */
export function startDueWork(server: Server): { stop(): void } {
  const timer = setInterval(() => doDueWork(server), INTERVAL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
