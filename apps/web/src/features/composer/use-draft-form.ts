import type { DraftContext, DraftForm } from '@linnet/domain/drafts';
import { useSyncExternalStore } from 'react';
import { useDrafts } from './drafts-provider';

/** The form of one draft as it stands. */
export function useDraftForm(context: DraftContext): DraftForm {
  const drafts = useDrafts();
  return useSyncExternalStore(drafts.subscribe, () => drafts.form(context));
}
