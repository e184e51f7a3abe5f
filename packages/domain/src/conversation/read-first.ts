import type { StatusId } from '@linnet/api';
import { type Thread, wayUp } from './thread';

/** The number of statuses above and below the focused one that a screen may show at once. */
const ABOVE = 8;
const BELOW = 24;

/** Ids of the posts that are visible at first, as a list or as a tree, when a thread is opened at `focus`. */
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
