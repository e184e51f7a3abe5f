import type { AccountId, ChatMessage } from '@linnet/api';
import { emojify, type ListedEmoji } from '@linnet/richtext';
import type { LucideIcon } from 'lucide-react';
import MessageCircle from 'lucide-react/icons/message-circle';
import { type ReactNode, useMemo } from 'react';
import { useSession } from '../../platform/client/client-provider';
import { shortened } from '../../platform/i18n/shortened';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { Icon } from '../../ui/icon/icon';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { StatusTime } from '../inline-parts/lazy-inline-parts';
import { fileKinds } from '../media/file-kinds';
import { RichText } from '../rich-text/rich-text';
import styles from './message-row.module.css';
import { wordsOf } from './message-words';

/** Characters of a message that can stand in one line. */
const MAX_LENGTH = 160;

interface MessageRowProps {
  readonly to: string;
  readonly avatar: ReactNode;
  readonly names: ReactNode;
  /** As in ISO 8601. */
  readonly time: string;
  /** What was written last; null for nothing. */
  readonly last: ReactNode;
  /** What is unread, as a number if that is known, and in words; null for nothing. */
  readonly unread: { readonly shown?: string; readonly label: string } | null;
  /** A button beside the link. */
  readonly children?: ReactNode;
}

/** With whom messages are exchanged, what was written last and when, and whether something is unread. */
export function MessageRow({ to, avatar, names, time, last, unread, children }: MessageRowProps) {
  const text = useText();
  return (
    <li className={styles.item}>
      <Link className={styles.row} to={to} data-unread={unread !== null || undefined}>
        {avatar}
        <span className={styles.names}>{names}</span>
        <span className={styles.time}>
          <StatusTime at={time} />
        </span>
        <span className={styles.last}>{last ?? <span>{text('chats.nothing_yet')}</span>}</span>
        {unread !== null && (
          <span className={styles.mark}>
            <span aria-hidden>{unread.shown}</span>
            <VisuallyHidden>{unread.label}</VisuallyHidden>
          </span>
        )}
      </Link>
      {children}
    </li>
  );
}

interface LastLineProps {
  /** How it was sent. */
  readonly way?: { readonly icon: LucideIcon; readonly label: string } | undefined;
  readonly author: AccountId | undefined;
  readonly words: string;
  readonly emojis: readonly ListedEmoji[];
  readonly file: keyof typeof fileKinds | undefined;
}

/** The beginning of what was written, with the kind of its file, and with its author if that was the viewer. */
export function LastLine({ way, author, words, emojis, file }: LastLineProps) {
  const text = useText();
  const session = useSession();
  const isOwn = session.state !== 'visitor' && session.accountId === author;
  const line = shortened(words.replaceAll(/\s+/g, ' ').trim(), MAX_LENGTH);
  return (
    <>
      {way && (
        <>
          <Icon of={way.icon} size="small" /> <VisuallyHidden>{way.label}</VisuallyHidden>{' '}
        </>
      )}
      {isOwn && <span className={styles.you}>{text('chats.you')}</span>}{' '}
      {file && <Icon of={fileKinds[file].icon} size="small" />}{' '}
      <bdi>
        <RichText nodes={emojify(line === '' && file ? text(fileKinds[file].label) : line, emojis)} />
      </bdi>
    </>
  );
}

interface LastMessageProps {
  readonly message: ChatMessage;
  /** It stands among what was sent in other ways. */
  readonly marked?: boolean;
}

export function LastMessage({ message, marked = false }: LastMessageProps) {
  const text = useText();
  const words = useMemo(() => wordsOf(message), [message]);
  const { accountId, emojis, attachment } = message;
  const way = marked ? { icon: MessageCircle, label: text('inbox.chat') } : undefined;
  return <LastLine way={way} author={accountId} words={words} emojis={emojis} file={attachment?.kind} />;
}
