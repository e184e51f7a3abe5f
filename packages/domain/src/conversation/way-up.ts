import type { StatusId } from '@linnet/api';
import type { Thread } from './thread';

/** Ids of the ancestors of a post, root first. */
export function wayUp(thread: Thread, id: StatusId): StatusId[] {
  const way: StatusId[] = [];
  let above = thread.places.get(id)?.parent ?? null;
  while (above !== null) {
    way.push(above);
    above = thread.places.get(above)?.parent ?? null;
  }
  return way.reverse();
}
