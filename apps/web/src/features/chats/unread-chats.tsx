import { chatListOf, resumeMessages } from '@linnet/domain/chats';
import { useEffect } from 'react';
import { CountMark } from '../../blocks/navigation/count-mark';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';

/** How many chats have unread messages. Messages that an earlier page could not send are sent meanwhile. */
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

/** The number of unread chats, beside the link to them. */
export function UnreadChatsCount({ className }: { readonly className: string | undefined }) {
  const text = useText();
  const numbers = useNumberFormat();
  const count = useUnreadChats() ?? 0;
  if (count === 0) return null;
  return (
    <CountMark className={className} shown={numbers.full(count)} label={text('chats.unread', { count })} />
  );
}
