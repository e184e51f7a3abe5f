import type { AccountId } from '@linnet/api';
import { type ChatRow, chatListOf, chatMessagesOf } from '@linnet/domain/chats';
import { useEffect } from 'react';
import { NotLoaded } from '../../blocks/error/not-loaded';
import { useClient } from '../../platform/client/client-provider';
import { useLacks } from '../../platform/client/use-has';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { useFirstContent } from '../../platform/start/first-content';
import { EmptyState } from '../../ui/state/empty-state';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { ChatComposer } from './chat-composer';
import { ChatLog } from './chat-log';
import { FoundMessages } from './found-messages';
import { useUnreadChats } from '../../platform/client/use-unread-chats';

const needed = ['chats'] as const;

interface ChatContentsProps {
  readonly person: AccountId;
  /** It is the current screen, not a window beside it. */
  readonly isScreen?: boolean;
  /** What is searched in the chat, which then takes the place of its log; null for nothing. */
  readonly query?: string | null;
  readonly onSearch?: (query: string) => void;
}

/** The messages with one person and the form below them, for a frame that is a flexible column. */
export function ChatContents({ person, isScreen = false, query = null, onSearch }: ChatContentsProps) {
  const text = useText();
  const client = useClient();
  const isOffered = !useLacks()(needed);
  useUnreadChats();
  const opened = useRequest(isOffered ? person : null, () => chatListOf(client).open(person));
  if (!isOffered)
    return <EmptyState title={text('chats.not_offered')} text={text('chats.not_offered_text')} />;
  const chat = opened.state === 'ready' ? opened.answer : null;
  return (
    <>
      {chat === null ? (
        <NotLoaded
          title={text('chats.error_loading_chat')}
          reason={opened.state === 'failed' ? opened.reason : null}
          skeleton={<PeopleSkeleton />}
          onRetry={() => opened.state === 'failed' && opened.retry()}
        />
      ) : (
        <OpenChat chat={chat} isScreen={isScreen} query={query} onSearch={onSearch} />
      )}
      {/* Stays while the chat is loaded, and keeps the focus. */}
      <ChatComposer person={person} chat={chat} />
    </>
  );
}

interface OpenChatProps extends Pick<ChatContentsProps, 'query' | 'isScreen'> {
  readonly chat: ChatRow;
  readonly onSearch: ChatContentsProps['onSearch'] | undefined;
}

function OpenChat({ chat, isScreen, query, onSearch }: OpenChatProps) {
  const messages = chatMessagesOf(useClient()).get(chat.id);
  const { follow } = messages;
  useEffect(() => follow(), [follow]);
  return (
    <>
      {isScreen && <FirstContent />}
      {typeof query === 'string' && onSearch !== undefined ? (
        <FoundMessages messages={messages} query={query} onSearch={onSearch} />
      ) : (
        <ChatLog chat={chat} messages={messages} />
      )}
    </>
  );
}

function FirstContent() {
  useFirstContent();
  return null;
}
