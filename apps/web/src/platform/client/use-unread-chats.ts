import { chatListOf, resumeMessages } from '@linnet/domain/chats';
import { useEffect } from 'react';
import { useCell, useClient } from './client-provider';

/**
 * How many chats have unread messages; null while that is not known. Messages that an earlier page could not send are
 * sent meanwhile.
 */
export function useUnreadChats(isWanted = true): number | null {
  const client = useClient();
  const list = chatListOf(client);
  const count = useCell(list.unread);
  useEffect(() => {
    if (!isWanted) return undefined;
    void resumeMessages(client);
    return list.follow();
  }, [client, list, isWanted]);
  return isWanted ? count : 0;
}
