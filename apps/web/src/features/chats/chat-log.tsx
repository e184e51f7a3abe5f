import {
  type ChatLine,
  type ChatMessages,
  type ChatRow,
  chatLines,
  chatListOf,
  chatOutboxOf,
} from '@linnet/domain/chats';
import { useCallback, useMemo } from 'react';
import { plainName } from '../../blocks/account/plain-name';
import { NotLoaded } from '../../blocks/error/not-loaded';
import { Announced, MessageLog } from '../../blocks/message-log/message-log';
import { useWordsOrFile, wordsOf } from '../../blocks/message-log/message-words';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { ChatMessageView } from './chat-message';
import styles from './chat.module.css';

/** The lines of a chat; the same object while nothing of it changes. */
function useChatLines(chat: ChatRow, messages: ChatMessages): readonly ChatLine[] {
  const { jobs } = chatOutboxOf(useClient());
  const all = useCell(jobs);
  const { rows } = useCell(messages.state);
  const session = useSession();
  const viewer = session.state === 'visitor' ? null : session.accountId;
  return useMemo(
    () =>
      viewer === null
        ? []
        : chatLines({ messages: rows, jobs: all.filter(({ chatId }) => chatId === chat.id), viewer }),
    [rows, all, viewer, chat.id],
  );
}

/** The accessible name of the log. */
function useLogLabel({ accountId }: ChatRow): string {
  const text = useText();
  const account = useAccount(accountId);
  return account === undefined
    ? text('chats.messages')
    : text('chats.messages_with', { name: plainName(account) });
}

interface ChatLogProps {
  readonly chat: ChatRow;
  readonly messages: ChatMessages;
}

/** The messages of a chat, with what is on its way. */
export function ChatLog({ chat, messages }: ChatLogProps) {
  const text = useText();
  const label = useLogLabel(chat);
  const wordsOrFile = useWordsOrFile();
  const lines = useChatLines(chat, messages);
  const list = chatListOf(useClient());
  const { value } = useCell(list.chats.state);
  const { rows, opened, ended, loading, error } = useCell(messages.state);
  const { loadOlder, trim, load } = messages;
  // The same function for each page that arrives: what is mounted is not rendered again.
  const renderLine = useCallback(
    (line: Exclude<ChatLine, { kind: 'day' }>) => <ChatMessageView line={line} messages={messages} />,
    [messages],
  );

  const items = useMemo(
    () => rows.map(({ id, accountId }) => ({ id, isOwn: accountId !== chat.accountId })),
    [rows, chat.accountId],
  );

  if (!opened) {
    return (
      <div className={styles.unopened}>
        <NotLoaded
          title={text('chats.error_loading_chat')}
          reason={loading === null ? (error?.reason ?? null) : null}
          skeleton={<PeopleSkeleton />}
          onRetry={() => void load()}
        />
      </div>
    );
  }
  const announcement = (id: string) => {
    const row = rows.find((one) => one.id === id);
    return row && <Announced author={row.accountId} message={wordsOrFile(wordsOf(row), row.attachment)} />;
  };
  // The list leaves out chats with muted people.
  const { unreadCount } = value?.find(({ id }) => id === chat.id) ?? chat;
  const [newest] = rows;
  return (
    <MessageLog
      label={label}
      lines={lines}
      items={items}
      renderLine={renderLine}
      announcement={announcement}
      isLoading={loading === 'older'}
      hasOlder={!ended && loading === null && error?.part !== 'older'}
      loadOlder={loadOlder}
      trim={trim}
      unread={unreadCount > 0}
      markRead={async () => newest === undefined || (await list.markRead(chat.id, newest.id)) === null}
    >
      {error?.part === 'older' && (
        <Button small onClick={() => void loadOlder()}>
          {text('chats.retry_older')}
        </Button>
      )}
    </MessageLog>
  );
}
