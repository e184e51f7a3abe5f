import type { StatusId } from '@linnet/api';
import { useClient } from './client-provider';
import { openForm } from './with-drafts';

interface Reply {
  /** Opens the form of a reply to a status, under the card `at`. */
  open: (to: StatusId, at: StatusId) => void;
  /** Wants the form under the card closed; it asks first, where something would be lost. */
  close: (at: StatusId) => void;
}

/** Begins to write a reply. Should the code for writing not come, the person is told and can try again. */
export function useReply(): Reply {
  const client = useClient();
  return {
    open: (to, at) => openForm(client, { kind: 'reply', to }, at),
    close(at) {
      const drafts = client.drafts.loaded.get();
      drafts?.leaving.set(drafts.openUnder(at));
    },
  };
}
