import type { AccountId } from '@linnet/api';
import type { Graph } from '../graph/graph';

/** Keeps the account rows of these ids, and no others, from being dropped: a subscription holds a row. */
export function createPeopleHold({ accounts }: Pick<Graph, 'accounts'>): (ids: readonly AccountId[]) => void {
  const held = new Map<AccountId, () => void>();
  return (ids) => {
    const needed = new Set(ids);
    for (const [id, release] of held) {
      if (needed.has(id)) continue;
      release();
      held.delete(id);
    }
    for (const id of needed)
      if (!held.has(id))
        held.set(
          id,
          accounts.subscribe(id, () => {}),
        );
  };
}
