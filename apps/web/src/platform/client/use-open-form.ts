import type { StatusId } from '@linnet/api';
import type { DraftContext } from '@linnet/domain/drafts';
import { useClient } from './client-provider';
import { useLoaded } from './use-feature';

/** The draft of the form that is open under this card; null when none is. */
export function useOpenForm(at: StatusId): DraftContext | null {
  return useLoaded(useClient().drafts.loaded, (drafts) => drafts?.openUnder(at) ?? null);
}

/** Whether a reply (not a quote) is being written under this card. */
export function useHasReplyForm(at: StatusId): boolean {
  return useLoaded(useClient().drafts.loaded, (drafts) => drafts?.kindUnder(at) === 'reply');
}
