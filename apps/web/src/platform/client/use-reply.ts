import type { StatusId } from '@linnet/api';
import { useClient } from './client-provider';
import { openForm } from './with-drafts';

interface Reply {
  /** Opens the reply form for a status, under the card `at`. */
  open: (to: StatusId, at: StatusId) => void;
  /** Closes the form under the card; asks first if text would be lost. */
  close: (at: StatusId) => void;
}

/** Opens and closes reply forms. When the composer's code fails to load, a notice offers to try again. */
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
