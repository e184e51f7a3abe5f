import type { StatusId } from '@linnet/api';
import type { DraftContext, Drafts } from '@linnet/domain/drafts';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';
import { followLazy } from './follow-lazy';

/** What is being written under this card; null when no form stands open there. */
export function useOpenForm(at: StatusId): DraftContext | null {
  return useOfDrafts((drafts) => drafts.openUnder(at), null);
}

/** Whether a reply is being written under this card, and not a quote. */
export function useReplyStands(at: StatusId): boolean {
  return useOfDrafts((drafts) => drafts.kindUnder(at) === 'reply', false);
}

/** What is read of the drafts; `before` until they are there. */
function useOfDrafts<T>(read: (drafts: Drafts) => T, before: T): T {
  const { drafts } = useClient();
  // No card renders for the coming of the drafts alone.
  const subscribe = useCallback((listener: () => void) => followLazy(drafts, listener), [drafts]);
  return useSyncExternalStore(subscribe, () => {
    const loaded = drafts.loaded.get();
    return loaded === null ? before : read(loaded);
  });
}
