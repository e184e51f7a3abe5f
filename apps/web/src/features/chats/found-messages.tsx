import { type ChatMessages, chatLines } from '@linnet/domain/chats';
import { foldText } from '@linnet/domain/suggestions';
import { useMemo } from 'react';
import { DayLine } from '../../blocks/message-log/message-log';
import { wordsOf } from '../../blocks/message-log/message-words';
import { useCell, useSession } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { SearchField } from '../../ui/search-field/search-field';
import { ChatMessageView } from './chat-message';
import styles from './chat.module.css';

/** So many messages are shown at most, the latest. */
const MAX_FOUND = 100;

/** The lines with the loaded messages in which all words stand, the oldest first. */
function useFound({ state }: ChatMessages, query: string) {
  const { rows } = useCell(state);
  const session = useSession();
  const viewer = session.state === 'visitor' ? null : session.accountId;
  const texts = useMemo(
    () => rows.map((message) => foldText(`${wordsOf(message)} ${message.attachment?.description ?? ''}`)),
    [rows],
  );
  return useMemo(() => {
    const words = foldText(query).split(/\s+/);
    const found = rows.filter((_, at) => words.every((word) => texts[at]?.includes(word)));
    return viewer === null ? [] : chatLines({ messages: found.slice(0, MAX_FOUND), jobs: [], viewer });
  }, [rows, texts, query, viewer]);
}

interface FoundMessagesProps {
  readonly messages: ChatMessages;
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

/** Searches the messages of a chat that are loaded: servers have no search for them. */
export function FoundMessages({ messages, query, onSearch }: FoundMessagesProps) {
  const text = useText();
  const { ended, loading } = useCell(messages.state);
  const lines = useFound(messages, query);
  const count = lines.filter(({ kind }) => kind !== 'day').length;
  const isSearching = query.trim() !== '';
  return (
    <div className={styles.found}>
      <SearchField label={text('chats.find')} query={query} onSearch={onSearch} />
      <p className={styles.nothing} role="status">
        {isSearching && text('chats.found', { count })}
      </p>
      <div className={styles.results} role="group" aria-label={text('chats.find')}>
        {!ended && (
          <Button small disabled={loading !== null} onClick={() => void messages.loadOlder()}>
            {text('chats.find_older')}
          </Button>
        )}
        {isSearching &&
          lines.map((line) =>
            line.kind === 'day' ? (
              <DayLine key={line.id} time={line.time} />
            ) : (
              <ChatMessageView key={line.id} line={line} messages={messages} />
            ),
          )}
      </div>
    </div>
  );
}
