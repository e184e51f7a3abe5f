import type { StatusId } from '@linnet/api';
import type { Thread } from './thread';
import { wayUp } from './way-up';

/** Statuses on each side of the one in focus that a screen may show at once. */
const ABOVE = 8;
const BELOW = 24;

/** What is seen first, as a list or as a tree, by somebody who opens a thread at one of its posts. */
export function readFirst(thread: Thread, focus: StatusId): Set<StatusId> {
  const index = thread.order.indexOf(focus);
  const first = new Set(thread.order.slice(Math.max(0, index - ABOVE), index + BELOW));
  for (const id of wayUp(thread, focus).slice(-ABOVE)) first.add(id);
  const waiting = [focus];
  for (let count = 0; count < BELOW; count += 1) {
    const id = waiting.pop();
    if (id === undefined) break;
    first.add(id);
    waiting.push(...[...(thread.places.get(id)?.replies ?? [])].reverse());
  }
  return first;
}
