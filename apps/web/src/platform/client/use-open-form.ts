import type { StatusId } from '@linnet/api';
import type { DraftContext, Drafts } from '@linnet/domain/drafts';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';
import { followReplaced } from './use-feature';

/** The draft of the form that is open under this card; null when none is. */
export function useOpenForm(at: StatusId): DraftContext | null {
  return useOfDrafts((drafts) => drafts.openUnder(at), null);
}

/** Whether a reply (not a quote) is being written under this card. */
export function useHasReplyForm(at: StatusId): boolean {
  return useOfDrafts((drafts) => drafts.kindUnder(at) === 'reply', false);
}

/** Reads from the drafts; `before` is the value until they have loaded. */
function useOfDrafts<T>(read: (drafts: Drafts) => T, before: T): T {
  const { drafts } = useClient();
  // Without this every card would render again when the drafts have loaded.
  const subscribe = useCallback((listener: () => void) => followReplaced(drafts.loaded, listener), [drafts]);
  return useSyncExternalStore(subscribe, () => {
    const loaded = drafts.loaded.get();
    return loaded === null ? before : read(loaded);
  });
}
