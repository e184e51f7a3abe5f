import type { AccountId, ChatMessage, StatusId } from '@linnet/api';
import type { InboxRow } from '@linnet/domain/inbox';
import { emojify, readRichText } from '@linnet/richtext';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import { type ReactNode, useMemo } from 'react';
import { Avatar } from '../../blocks/inline-parts/avatar';
import { StatusTime } from '../../blocks/inline-parts/lazy-inline-parts';
import { fileKinds } from '../../blocks/media/file-kinds';
import { RichText } from '../../blocks/rich-text/rich-text';
import { useSession } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useStatusView } from '../../platform/client/use-status-view';
import { parseHtml } from '../../platform/html/parse-html';
import { shortened } from '../../platform/i18n/shortened';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { Icon } from '../../ui/icon/icon';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './inbox.module.css';
import { usePeopleNames, useThreadPath } from './people-names';

/** Characters of a message that can stand in one line. */
const MAX_LENGTH = 160;
/** Whom a post is for is said by the row already. */
const LEADING_MENTIONS = /^\s*(?:@\S+\s+)+/;
/** Avatars beside the names of several people. */
const MAX_AVATARS = 2;

/** A set of people in the list: who they are, what was written last and when, and whether something is unread. */
export function InboxListRow({ row }: { readonly row: InboxRow }) {
  const { id, people, time, last, unread } = row;
  const text = useText();
  const to = useThreadPath()(id);
  const names = usePeopleNames(people);
  return (
    <li>
      <Link className={styles.row} to={to} data-unread={unread || undefined}>
        <Avatars people={people} />
        <b className={styles.names} dir="auto">
          {names}
        </b>
        <span className={styles.time}>
          <StatusTime at={new Date(time).toISOString()} />
        </span>
        <span className={styles.last}>
          {last === null && text('chats.nothing_yet')}
          {last?.kind === 'message' && <LastMessage message={last.message} />}
          {last?.kind === 'post' && <LastPost id={last.id} />}
        </span>
        {unread && (
          <span className={styles.dot}>
            <VisuallyHidden>{text('inbox.unread')}</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  );
}

interface AvatarsProps {
  readonly people: readonly AccountId[];
  readonly size?: 'normal' | 'small';
}

/** The avatars of the first people; the viewer's own where nobody else takes part. */
export function Avatars({ people, size = 'normal' }: AvatarsProps) {
  const session = useSession();
  const own = session.state === 'visitor' ? [] : [session.accountId];
  const shown = (people.length === 0 ? own : people).slice(0, MAX_AVATARS);
  return (
    <span className={styles.avatars} data-count={shown.length}>
      {shown.map((id) => (
        <PersonAvatar key={id} id={id} size={shown.length > 1 ? 'small' : size} />
      ))}
    </span>
  );
}

function PersonAvatar({ id, size }: Pick<AvatarsProps, 'size'> & { readonly id: AccountId }) {
  const account = useAccount(id);
  return account === undefined ? null : <Avatar account={account} {...(size && { size })} />;
}

function useIsOwn(author: AccountId | undefined): boolean {
  const session = useSession();
  return session.state !== 'visitor' && session.accountId === author;
}

function LastMessage({ message }: { readonly message: ChatMessage }) {
  const { content, emojis, attachment, accountId } = message;
  const text = useText();
  const words = useMemo(
    () => readRichText(content, { parse: parseHtml, emojis }).plainText,
    [content, emojis],
  );
  const file = attachment === null ? '' : text(fileKinds[attachment.kind].label);
  return (
    <LastLine icon={MessageCircle} kind={text('inbox.chat')} isOwn={useIsOwn(accountId)}>
      <RichText nodes={emojify(oneLine(words) || file, emojis)} />
    </LastLine>
  );
}

function LastPost({ id }: { readonly id: StatusId }) {
  const text = useText();
  const view = useStatusView(id);
  const isOwn = useIsOwn(view?.status.accountId);
  if (view === undefined || view.status.deleted) return null;
  const { status, content } = view;
  const [file] = status.attachments;
  const words = oneLine(status.subject) || oneLine(content.plainText.replace(LEADING_MENTIONS, ''));
  const shown = words === '' && file !== undefined ? text(fileKinds[file.kind].label) : words;
  return (
    <LastLine icon={Mail} kind={text('inbox.post')} isOwn={isOwn}>
      <RichText nodes={emojify(shown, status.emojis)} />
    </LastLine>
  );
}

interface LastLineProps {
  readonly icon: typeof Mail;
  readonly kind: string;
  readonly isOwn: boolean;
  readonly children: ReactNode;
}

/** The beginning of what was written last, with how it was sent. */
function LastLine({ icon, kind, isOwn, children }: LastLineProps) {
  const text = useText();
  return (
    <>
      <Icon of={icon} size="small" /> <VisuallyHidden>{kind}</VisuallyHidden> {isOwn && text('chats.you')}{' '}
      <bdi>{children}</bdi>
    </>
  );
}

const oneLine = (words: string): string => shortened(words.replaceAll(/\s+/g, ' ').trim(), MAX_LENGTH);
