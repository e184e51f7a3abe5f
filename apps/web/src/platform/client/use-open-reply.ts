import type { StatusId } from '@linnet/api';
import type { Client } from '@linnet/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/** The status whose reply form stands open under this card; null when none does. */
export function useOpenReply(at: StatusId): StatusId | null {
  const { drafts } = useClient();
  const subscribe = useCallback((listener: () => void) => followDrafts(drafts, listener), [drafts]);
  return useSyncExternalStore(subscribe, () => drafts.loaded.get()?.openUnder(at) ?? null);
}

/** Hears of the drafts, and of their coming; no card renders for that alone. */
function followDrafts({ loaded }: Client['drafts'], listener: () => void): () => void {
  let end = loaded.get()?.subscribe(listener);
  const endComing = loaded.subscribe(() => {
    end?.();
    end = loaded.get()?.subscribe(listener);
    listener();
  });
  return () => {
    endComing();
    end?.();
  };
}
