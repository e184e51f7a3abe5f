import type { Poll, PollId } from '@linnet/api';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/** A poll from the graph. Renders again when it changes. */
export function usePoll(id: PollId): Poll | undefined {
  const { polls } = useClient().graph;
  const subscribe = useCallback((listener: () => void) => polls.subscribe(id, listener), [polls, id]);
  return useSyncExternalStore(subscribe, () => polls.get(id));
}
