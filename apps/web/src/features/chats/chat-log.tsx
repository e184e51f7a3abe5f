import {
  type ChatLine,
  type ChatMessages,
  type ChatRow,
  chatLines,
  chatOutboxOf,
} from '@linnet/domain/chats';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useMemo } from 'react';
import { Virtualizer } from 'virtua';
import { plainName } from '../../blocks/account/plain-name';
import { NotLoaded } from '../../blocks/error/not-loaded';
import { useLogScroll, useOlderAbove } from '../../blocks/message-log/use-log-scroll';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { CardBoundary } from '../../ui/boundary/boundaries';
import { Icon } from '../../ui/icon/icon';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { Spinner } from '../../ui/spinner/spinner';
import { ChatLineView } from './chat-line';
import { NewMessages } from './new-messages';
import styles from './chat.module.css';
import { useMarkRead } from './use-mark-read';

/** Assumed height of a message until it is measured. */
const ESTIMATED_HEIGHT = 48;
/** How long the log has stood at its end when messages far above are dropped, in milliseconds. */
const TRIM_DELAY_MS = 5000;

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

/** The messages of a chat, the newest at the end, where the log stays unless somebody scrolls up. */
export function ChatLog({ chat, messages }: ChatLogProps) {
  const text = useText();
  const label = useLogLabel(chat);
  const lines = useChatLines(chat, messages);
  const shift = useOlderAbove(lines);
  const { opened, ended, loading, error } = useCell(messages.state);
  const { follow, loadOlder, trim, load } = messages;
  const lastLine = lines.at(-1);
  const { log, content, isAtEnd, scrollToEnd, onScroll } = useLogScroll({
    opened,
    ownId: lastLine?.kind === 'job' ? lastLine.id : null,
    hasOlder: opened && !ended && loading === null && error?.part !== 'older',
    loadOlder,
  });
  useEffect(() => follow(), [follow]);
  useMarkRead({ chat, messages, isAtEnd });

  useEffect(() => {
    if (!isAtEnd) return undefined;
    const timer = setTimeout(trim, TRIM_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isAtEnd, trim]);

  if (!opened) {
    return (
      <div className={styles.log}>
        <NotLoaded
          title={text('chats.error_loading_chat')}
          reason={loading === null ? (error?.reason ?? null) : null}
          skeleton={<PeopleSkeleton />}
          onRetry={() => void load()}
        />
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <div
        ref={log}
        className={styles.log}
        role="log"
        // What is new is announced by itself: scrolling mounts old messages, which are no news.
        aria-live="off"
        aria-label={label}
        aria-busy={loading === 'older'}
        tabIndex={-1}
        onScroll={onScroll}
      >
        <div ref={content} className={styles.lines}>
          {error?.part === 'older' && (
            <Button small onClick={() => void loadOlder()}>
              {text('chats.retry_older')}
            </Button>
          )}
          {lines.length === 0 && <p className={styles.nothing}>{text('chats.nothing_yet')}</p>}
          <Virtualizer scrollRef={log} data={lines} itemSize={ESTIMATED_HEIGHT} shift={shift}>
            {(line) => (
              <CardBoundary key={line.id} resetKey={line.id}>
                <ChatLineView line={line} messages={messages} />
              </CardBoundary>
            )}
          </Virtualizer>
        </div>
      </div>
      {loading === 'older' && (
        // Over the messages: it must not move them.
        <div className={styles.older}>
          <Spinner />
        </div>
      )}
      <NewMessages chat={chat} messages={messages} isAtEnd={isAtEnd}>
        {(count) => (
          <Button
            small
            className={styles.toEnd}
            icon={<Icon of={ArrowDown} size="small" />}
            onClick={scrollToEnd}
          >
            {count > 0 ? text('chats.new_messages', { count }) : text('chats.to_end')}
          </Button>
        )}
      </NewMessages>
    </div>
  );
}
