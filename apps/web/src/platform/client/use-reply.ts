import type { StatusId } from '@linnet/api';
import { useClient } from './client-provider';
import { openReply } from './open-reply';

interface Reply {
  /** Opens the form of a reply to a status, under the card `at`. */
  open: (to: StatusId, at: StatusId) => void;
  /** Puts it away; what was typed is kept. */
  close: (to: StatusId) => void;
}

/** Begins to write a reply. Should the code for writing not come, the person is told and can try again. */
export function useReply(): Reply {
  const client = useClient();
  return {
    open: (to, at) => void openReply(client, to, at),
    close: (to) => client.drafts.loaded.get()?.close(to),
  };
}
