import {
  type ChatLine,
  type ChatMessages,
  chatDraftsOf,
  chatOutboxOf,
  isEmptyMessage,
} from '@linnet/domain/chats';
import { readRichText } from '@linnet/richtext';
import { memo, useMemo } from 'react';
import { LinkCard } from '../../blocks/card/link-card';
import { useErrorText } from '../../blocks/error/use-error-text';
import { StatusMedia } from '../../blocks/media/status-media';
import { useRested } from '../../blocks/message-log/log-rest';
import { useWordsOrFile } from '../../blocks/message-log/message-words';
import { RichText } from '../../blocks/rich-text/rich-text';
import { useClient, useSession } from '../../platform/client/client-provider';
import { parseHtml } from '../../platform/html/parse-html';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { Button } from '../../ui/button/button';
import { join } from '../../ui/styles/join';
import styles from './chat.module.css';
import { MessageFrame } from './message-frame';
import { copyWords, MessageMenu } from './message-menu';

type MessageLine = Exclude<ChatLine, { kind: 'day' }>;
type JobLine = Extract<ChatLine, { kind: 'job' }>;

interface ChatMessageViewProps {
  readonly line: MessageLine;
  readonly messages: ChatMessages;
}

/** One message of a chat; the viewer's own at the end side. */
export const ChatMessageView = memo(function ChatMessageView({ line, messages }: ChatMessageViewProps) {
  const session = useSession();
  const isOwn = session.state !== 'visitor' && session.accountId === line.accountId;
  return line.kind === 'message' ? (
    <SentMessage line={line} isOwn={isOwn} messages={messages} />
  ) : (
    <UnsentMessage line={line} isOwn={isOwn} />
  );
});

interface SentMessageProps extends ChatMessageViewProps {
  readonly line: Extract<ChatLine, { kind: 'message' }>;
  readonly isOwn: boolean;
}

function SentMessage({ line, isOwn, messages }: SentMessageProps) {
  const { message, time, isTail } = line;
  const { content, emojis, attachment, card } = message;
  const { full, short } = useAbsoluteTime();
  const { nodes, plainText } = useMemo(
    () => readRichText(content, { parse: parseHtml, emojis }),
    [content, emojis],
  );
  const attachments = useMemo(() => (attachment === null ? [] : [attachment]), [attachment]);
  const wordsOrFile = useWordsOrFile();
  // The menu and the full date are rendered when scrolling rests, or when the line gets the focus.
  const { isRested, complete } = useRested();
  /** All files of the chat, the oldest first: the viewer steps through them. */
  const allFiles = () =>
    messages.state
      .get()
      .rows.flatMap((row) => row.attachment ?? [])
      .toReversed();
  return (
    <MessageFrame line={line} isOwn={isOwn} words={wordsOrFile(plainText, attachment)} onFocus={complete}>
      <div
        className={join(styles.bubble, isOwn ? styles.own : styles.others)}
        data-files={attachments.length > 0 || undefined}
      >
        {attachments.length > 0 && (
          <StatusMedia
            status={{ attachments, sensitive: false }}
            coveredBy={[]}
            viewerAttachments={allFiles}
          />
        )}
        {nodes.length > 0 && (
          <div className={styles.text} dir="auto">
            <RichText nodes={nodes} />
          </div>
        )}
        {card !== null && <LinkCard card={card} sensitive={false} />}
      </div>
      {isRested ? (
        <MessageMenu message={message} words={plainText} isOwn={isOwn} messages={messages} />
      ) : (
        <span className={styles.menu} data-buttons={plainText === '' ? 1 : 2} />
      )}
      {isTail && (
        <time className={styles.time} dateTime={message.createdAt} title={isRested ? full(time) : undefined}>
          {/* As on its own day: only the time, since the day stands above. */}
          {short(time, time)}
        </time>
      )}
    </MessageFrame>
  );
}

interface UnsentMessageProps {
  readonly line: JobLine;
  readonly isOwn: boolean;
}

/** A message that is on its way, or was not sent. */
function UnsentMessage({ line, isOwn }: UnsentMessageProps) {
  const { job } = line;
  const { phase, content } = job;
  const text = useText();
  const client = useClient();
  const wordsOrFile = useWordsOrFile();
  const outbox = chatOutboxOf(client);
  const drafts = chatDraftsOf(client);
  const [file] = content.attachments;
  const attachments = useMemo(() => (file === undefined ? [] : [file.attachment]), [file]);
  const why = phase.state === 'sending' ? null : phase.why;
  const errorText = useErrorText(why);
  const isStopped = phase.state === 'stopped';
  // Pleroma has no words of its own for people who don't accept messages.
  const mayRefuse = why?.kind === 'http' && why.status === 500;

  /** Puts the message back into the form, unless something else is in it. */
  function discard() {
    const isFormEmpty = isEmptyMessage(drafts.of(job.accountId).get());
    const discarded = outbox.discard(job.id);
    if (discarded !== null && isFormEmpty) drafts.change(job.accountId, discarded.content);
  }

  return (
    <MessageFrame line={line} isOwn={isOwn} words={wordsOrFile(content.text, attachments[0])}>
      <div
        className={join(styles.bubble, styles.own)}
        data-unsent={phase.state}
        data-files={attachments.length > 0 || undefined}
      >
        {attachments.length > 0 && <StatusMedia status={{ attachments, sensitive: false }} coveredBy={[]} />}
        {content.text !== '' && (
          <div className={styles.text} dir="auto">
            {content.text}
          </div>
        )}
      </div>
      <div className={styles.state} role={isStopped ? 'alert' : undefined}>
        {isStopped && <b>{text('chats.not_sent')}</b>}
        {!isStopped && text(why === null ? 'chats.sending' : 'chats.sending_again')}{' '}
        {why !== null && (mayRefuse ? text('chats.may_refuse') : errorText)}
        {why !== null && (
          <span className={styles.tools}>
            <Button small onClick={() => outbox.retry(job.id)}>
              {text('chats.send_now')}
            </Button>
            {content.text !== '' && (
              <Button small variant="quiet" onClick={() => void copyWords(client, content.text)}>
                {text('chats.copy')}
              </Button>
            )}
            <Button small variant="quiet" onClick={discard}>
              {text('chats.discard')}
            </Button>
          </span>
        )}
      </div>
    </MessageFrame>
  );
}
