import { type ChatMessages, type ChatRow, chatListOf } from '@linnet/domain/chats';
import { useState } from 'react';
import { usePageVisible } from '../../platform/browser/use-page-visible';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useTimeout } from '../../platform/time/use-timeout';

/** How long a message has been in view when it counts as read, in milliseconds. */
const READ_DELAY_MS = 1500;

interface MarkReadOptions {
  readonly chat: ChatRow;
  readonly messages: ChatMessages;
  /** The end of the log is in view. */
  readonly isAtEnd: boolean;
}

/** Marks a chat as read while its end is in view and the page is visible. */
export function useMarkRead({ chat, messages, isAtEnd }: MarkReadOptions): void {
  const list = chatListOf(useClient());
  const { value } = useCell(list.chats.state);
  const { rows } = useCell(messages.state);
  const isVisible = usePageVisible();
  const [readUpTo, setReadUpTo] = useState('');
  const newest = rows[0]?.id;
  // The list leaves out chats with muted people.
  const { unreadCount } = value?.find(({ id }) => id === chat.id) ?? chat;
  const isDue = isVisible && isAtEnd && unreadCount > 0 && newest !== undefined && newest !== readUpTo;

  useTimeout(
    () => {
      if (newest === undefined) return;
      setReadUpTo(newest);
      // Shown as unread again when it fails, and marked with the next message or visit.
      void list.markRead(chat.id, newest);
    },
    isDue ? READ_DELAY_MS : null,
    newest,
  );
}
