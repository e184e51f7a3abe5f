import type { AccountId } from '@linnet/api';
import type { ChatRow } from '@linnet/domain/chats';
import PanelRight from 'lucide-react/icons/panel-right';
import { AccountLine } from '../../blocks/account/display-name';
import { plainName } from '../../blocks/account/plain-name';
import { openChat } from '../../blocks/dock/open-chat';
import { Avatar } from '../../blocks/inline-parts/avatar';
import { LastMessage, MessageRow } from '../../blocks/message-log/message-row';
import { useLayout } from '../../platform/browser/use-layout';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { IconButton } from '../../ui/icon-button/icon-button';

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
  const unread = {
    shown: numbers.full(unreadCount),
    label: text('chats.unread_messages', { count: unreadCount }),
  };
  return (
    <MessageRow
      to={to}
      avatar={<Avatar account={account} />}
      names={<AccountLine account={account} />}
      time={updatedAt}
      last={lastMessage && <LastMessage message={lastMessage} />}
      unread={unreadCount > 0 ? unread : null}
    >
      {!isNarrow && (
        <IconButton
          small
          mirrored
          icon={PanelRight}
          name={text('chats.open_beside', { name: plainName(account) })}
          onClick={() => void openChat(client, accountId)}
        />
      )}
    </MessageRow>
  );
}
