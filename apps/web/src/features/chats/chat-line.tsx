import type { ChatLine, ChatMessages } from '@linnet/domain/chats';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { ChatMessageView } from './chat-message';
import styles from './chat.module.css';

interface ChatLineViewProps {
  readonly line: ChatLine;
  readonly messages: ChatMessages;
}

/** A line of a chat: a day, or a message. */
export function ChatLineView({ line, messages }: ChatLineViewProps) {
  const { date } = useAbsoluteTime();
  if (line.kind === 'day') {
    return (
      <p className={styles.day}>
        <time dateTime={new Date(line.time).toISOString()}>{date(line.time)}</time>
      </p>
    );
  }
  return <ChatMessageView line={line} messages={messages} />;
}
