import type { AccountId, ChatMessage } from '@linnet/api';
import type { ChatRow } from '@linnet/domain/chats';
import { emojify, readRichText } from '@linnet/richtext';
import PanelRight from 'lucide-react/icons/panel-right';
import { useMemo } from 'react';
import { DisplayName, Handle } from '../../blocks/account/display-name';
import { plainName } from '../../blocks/account/plain-name';
import { openChat } from '../../blocks/dock/open-chat';
import { Avatar } from '../../blocks/inline-parts/avatar';
import { StatusTime } from '../../blocks/inline-parts/lazy-inline-parts';
import { fileKinds } from '../../blocks/media/file-kinds';
import { RichText } from '../../blocks/rich-text/rich-text';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { parseHtml } from '../../platform/html/parse-html';
import { shortened } from '../../platform/i18n/shortened';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { useLayout } from '../../platform/browser/use-layout';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './chat-list.module.css';

/** Characters of a message that can stand in one line. */
const MAX_LENGTH = 160;

/** The address of the chat with somebody. */
export function useChatPath(): (person: AccountId) => string {
  const session = useSession();
  const username = session.state === 'visitor' ? '' : session.username;
  return (person) => pathTo('chat', { username, recipient_id: person });
}

/** A chat in the list: with whom, the last message and when, and how many are unread. */
export function ChatListRow({ chat }: { readonly chat: ChatRow }) {
  const { accountId, unreadCount, lastMessage, updatedAt } = chat;
  const text = useText();
  const numbers = useNumberFormat();
  const client = useClient();
  const isNarrow = useLayout() === 'narrow';
  const account = useAccount(accountId);
  const to = useChatPath()(accountId);
  if (account === undefined) return null;
  return (
    <li className={styles.item}>
      <Link className={styles.row} to={to} data-unread={unreadCount > 0 || undefined}>
        <Avatar account={account} />
        <span className={styles.names}>
          <b>
            <DisplayName account={account} />
          </b>{' '}
          <Handle className={styles.handle} account={account} />
        </span>
        <span className={styles.time}>
          <StatusTime at={updatedAt} />
        </span>
        <span className={styles.last}>
          {lastMessage === null ? text('chats.nothing_yet') : <LastMessage message={lastMessage} />}
        </span>
        {unreadCount > 0 && (
          <span className={styles.count}>
            <span aria-hidden>{numbers.full(unreadCount)}</span>
            <VisuallyHidden>{text('chats.unread_messages', { count: unreadCount })}</VisuallyHidden>
          </span>
        )}
      </Link>
      {!isNarrow && (
        <IconButton
          small
          className={styles.beside}
          icon={PanelRight}
          name={text('chats.open_beside', { name: plainName(account) })}
          onClick={() => void openChat(client, accountId)}
        />
      )}
    </li>
  );
}

/** The beginning of a message as one line, with who wrote it if that was the viewer, and the kind of its file. */
function LastMessage({ message }: { readonly message: ChatMessage }) {
  const { content, emojis, attachment, accountId } = message;
  const text = useText();
  const session = useSession();
  const words = useMemo(() => {
    const { plainText } = readRichText(content, { parse: parseHtml, emojis });
    return shortened(plainText.replaceAll(/\s+/g, ' ').trim(), MAX_LENGTH);
  }, [content, emojis]);
  const isOwn = session.state !== 'visitor' && session.accountId === accountId;
  return (
    <>
      {isOwn && text('chats.you')}{' '}
      {attachment !== null && <Icon of={fileKinds[attachment.kind].icon} size="small" />}{' '}
      <bdi>
        {words === '' && attachment !== null ? (
          text(fileKinds[attachment.kind].label)
        ) : (
          <RichText nodes={emojify(words, emojis)} />
        )}
      </bdi>
    </>
  );
}
