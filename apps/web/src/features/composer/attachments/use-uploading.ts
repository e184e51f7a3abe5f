import type { DraftContext } from '@linnet/domain/drafts';
import { draftSlot } from '@linnet/domain/uploads';
import { useSyncExternalStore } from 'react';
import { useDrafts } from '../drafts-provider';

/** Whether a file of this draft, or of a post that follows it, is still on its way. */
export function useUploading(context: DraftContext): boolean {
  const { uploads } = useDrafts();
  const slot = draftSlot(context);
  return useSyncExternalStore(uploads.subscribe, () => uploads.isUploading(slot));
}
