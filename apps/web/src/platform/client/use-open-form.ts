import type { StatusId } from '@linnet/api';
import type { DraftContext } from '@linnet/domain/drafts';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';
import { followLazy } from './follow-lazy';

/** What is being written under this card; null when no form stands open there. */
export function useOpenForm(at: StatusId): DraftContext | null {
  const { drafts } = useClient();
  // No card renders for the coming of the drafts alone.
  const subscribe = useCallback((listener: () => void) => followLazy(drafts, listener), [drafts]);
  return useSyncExternalStore(subscribe, () => drafts.loaded.get()?.openUnder(at) ?? null);
}
