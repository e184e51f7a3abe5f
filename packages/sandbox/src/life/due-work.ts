import { endExpired } from '../actions/end-expired';
import { endPolls } from '../actions/end-polls';
import { endMutes } from '../actions/mute-account';
import { endConversationMutes } from '../actions/mute-conversation';
import { publishScheduled } from '../actions/publish-scheduled';
import type { Here } from '../server/here';

/** What happens by itself when its time has come by the server's clock; each costs next to nothing when it has not. */
const DUE_WORK: readonly ((here: Here) => void)[] = [
  endPolls,
  endConversationMutes,
  endMutes,
  publishScheduled,
  endExpired,
];

/** Done before every request, so that no answer is older than the clock. */
export function doDueWork(here: Here): void {
  for (const work of DUE_WORK) work(here);
}

const EVERY_MS = 1000;

/** For those who only listen: sockets hear of what is due without anybody asking. */
export function keepDueWork(here: Here): { stop(): void } {
  const timer = setInterval(() => doDueWork(here), EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
