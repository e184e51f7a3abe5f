import type { ChatMessage } from '@linnet/api';
import type { Client } from '@linnet/domain';
import {
  type ChatLine,
  type ChatMessages,
  chatDraftsOf,
  chatOutboxOf,
  isEmptyMessage,
  quotesOf,
} from '@linnet/domain/chats';
import { readRichText } from '@linnet/richtext';
import Copy from 'lucide-react/icons/copy';
import Reply from 'lucide-react/icons/reply';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo, useMemo, useState } from 'react';
import { LinkCard } from '../../blocks/card/link-card';
import { useErrorText } from '../../blocks/error/use-error-text';
import { StatusMedia } from '../../blocks/media/status-media';
import { useRested } from '../../blocks/message-log/log-rest';
import { RichText } from '../../blocks/rich-text/rich-text';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useStep } from '../../platform/client/use-resource';
import { parseHtml } from '../../platform/html/parse-html';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { Button } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/dialog';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Menu } from '../../ui/menu/menu';
import type { MenuItem } from '../../ui/menu/menu-item';
import { join } from '../../ui/styles/join';
import styles from './chat.module.css';

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
  return (
    <div
      className={styles.message}
      data-own={isOwn || undefined}
      data-head={line.isHead || undefined}
      data-message={line.id}
      // Selected by the keys of a list.
      tabIndex={-1}
    >
      {line.kind === 'message' ? (
        <SentMessage line={line} isOwn={isOwn} messages={messages} />
      ) : (
        <UnsentMessage line={line} />
      )}
    </div>
  );
});

interface SentMessageProps extends ChatMessageViewProps {
  readonly line: Extract<ChatLine, { kind: 'message' }>;
  readonly isOwn: boolean;
}

function SentMessage({ line: { message, time, isTail }, isOwn, messages }: SentMessageProps) {
  const { content, emojis, attachment, card } = message;
  // The day stands above; here is the time of day.
  const { full, short } = useAbsoluteTime();
  const { nodes, plainText } = useMemo(
    () => readRichText(content, { parse: parseHtml, emojis }),
    [content, emojis],
  );
  const attachments = useMemo(() => (attachment === null ? [] : [attachment]), [attachment]);
  // Half of what a line consists of is not made for lines that somebody scrolls past.
  const isRested = useRested();
  /** All files of the chat, the oldest first: the viewer steps through them. */
  const among = () =>
    messages.state
      .get()
      .rows.flatMap((row) => row.attachment ?? [])
      .toReversed();
  return (
    <>
      <div
        className={join(styles.bubble, isOwn ? styles.own : styles.others)}
        data-files={attachments.length > 0 || undefined}
      >
        {attachments.length > 0 && (
          <StatusMedia status={{ attachments, sensitive: false }} coveredBy={[]} among={among} />
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
        <span className={styles.menu} data-buttons={plainText === '' ? (isOwn ? 1 : 0) : 2} />
      )}
      {isTail && (
        <time className={styles.time} dateTime={message.createdAt} title={isRested ? full(time) : undefined}>
          {short(time, time)}
        </time>
      )}
    </>
  );
}

interface MessageMenuProps extends Pick<SentMessageProps, 'isOwn' | 'messages'> {
  readonly message: ChatMessage;
  readonly words: string;
}

/** Quoting and copying a message, and deleting one's own. */
function MessageMenu({ message, words, isOwn, messages }: MessageMenuProps) {
  const text = useText();
  const client = useClient();
  const [isAsking, setAsking] = useState(false);
  const removal = useStep({
    step: () => messages.remove(message.id),
    isOpen: false,
    notice: { key: 'chats.not_deleted' },
  });
  const items: readonly MenuItem[] = [
    ...(words === ''
      ? []
      : [
          {
            kind: 'action' as const,
            id: 'copy',
            icon: Copy,
            label: text('chats.copy'),
            onSelect: () => void copyWords(client, words),
          },
        ]),
    ...(isOwn
      ? [
          {
            kind: 'action' as const,
            id: 'delete',
            icon: Trash2,
            danger: true,
            label: text('chats.delete'),
            onSelect: () => setAsking(true),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <span className={styles.menu}>
      {words !== '' && (
        <IconButton
          small
          mirrored
          icon={Reply}
          name={text('chats.quote')}
          data-key="reply"
          onClick={() => quotesOf(client).emit('quote', message.chatId, words)}
        />
      )}
      <Menu label={text('chats.more')} items={items} />
      <ConfirmDialog
        open={isAsking}
        danger
        title={text('chats.delete_confirm')}
        text={text('chats.delete_text')}
        confirmLabel={text('chats.delete')}
        onConfirm={() => {
          setAsking(false);
          void removal.run();
        }}
        onCancel={() => setAsking(false)}
      />
    </span>
  );
}

/** Copies a text; if the browser refuses, a notice says so. */
async function copyWords({ notices }: Client, words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    notices.add({ level: 'error', key: 'chats.not_copied' });
  }
}

/** A message that is on its way, or was not sent. */
function UnsentMessage({ line: { job } }: { readonly line: JobLine }) {
  const { phase, content } = job;
  const text = useText();
  const client = useClient();
  const outbox = chatOutboxOf(client);
  const drafts = chatDraftsOf(client);
  const [file] = content.attachments;
  const attachments = useMemo(() => (file === undefined ? [] : [file.attachment]), [file]);
  const why = phase.state === 'sending' ? null : phase.why;
  const reason = useErrorText(why);
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
    <>
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
        {why !== null && (mayRefuse ? text('chats.may_refuse') : reason)}
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
    </>
  );
}
