import type { StatusId } from '@linnet/api';
import type { Thread } from './thread';

/** Posts whose replies the viewer showed (true) or hid (false); for all others, their depth decides. */
export type Toggles = ReadonlyMap<StatusId, boolean>;

/** The toggles with the replies of one post shown or hidden. */
export function toggled(toggles: Toggles, id: StatusId, shown: boolean): Toggles {
  return new Map(toggles).set(id, shown);
}

/** The toggles with all levels below a post shown or hidden. */
export function toggledBelow(toggles: Toggles, { thread, id, shown }: BranchToggle): Toggles {
  const all = new Map(toggles);
  const stack = [id];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const replies = thread.nodes.get(next)?.replies ?? [];
    if (replies.length > 0) all.set(next, shown);
    for (const reply of replies) stack.push(reply);
  }
  return all;
}

interface BranchToggle {
  thread: Thread;
  id: StatusId;
  shown: boolean;
}
