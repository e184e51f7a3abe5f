import type { StatusId } from '@linnet/api';
import type { Client } from '@linnet/domain';
import type { DraftContext } from '@linnet/domain/drafts';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/** What is being written under this card; null when no form stands open there. */
export function useOpenForm(at: StatusId): DraftContext | null {
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
