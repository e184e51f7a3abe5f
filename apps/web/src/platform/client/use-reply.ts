import { ApiError, type StatusId } from '@linnet/api';
import { useClient } from './client-provider';

interface Reply {
  /** Opens the form of a reply to a status, under the card `at`. */
  open: (to: StatusId, at: StatusId) => void;
  /** Puts it away; what was typed is kept. */
  close: (to: StatusId) => void;
}

/** Begins to write a reply. Should the code for writing not come, the person is told and can try again. */
export function useReply(): Reply {
  const { drafts, notices } = useClient();

  async function open(to: StatusId, at: StatusId): Promise<void> {
    try {
      (await drafts.load()).open(to, at);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const retry = () => void open(to, at);
      notices.add({ level: 'error', key: 'errors.part_missing', reason: error.reason, retry });
    }
  }

  return {
    open: (to, at) => void open(to, at),
    close: (to) => drafts.loaded.get()?.close(to),
  };
}
