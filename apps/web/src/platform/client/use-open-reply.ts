import type { StatusId } from '@linnet/api';
import { useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/** The status whose reply form stands open under this card; null when none does. */
export function useOpenReply(at: StatusId): StatusId | null {
  const { drafts } = useClient();
  return useSyncExternalStore(drafts.subscribe, () => drafts.openUnder(at));
}
