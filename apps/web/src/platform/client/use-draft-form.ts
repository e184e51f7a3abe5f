import type { DraftContext, DraftForm } from '@linnet/domain';
import { useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/** The form of one draft as it stands. */
export function useDraftForm(context: DraftContext): DraftForm {
  const { drafts } = useClient();
  return useSyncExternalStore(drafts.subscribe, () => drafts.form(context));
}
