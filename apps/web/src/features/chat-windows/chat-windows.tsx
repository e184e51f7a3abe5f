import type { AccountId } from '@linnet/api';
import { chatListOf } from '@linnet/domain/chats';
import { chatWindow } from '@linnet/domain/dock';
import { type ReactNode, useEffect } from 'react';
import { DisplayName } from '../../blocks/account/display-name';
import { plainName } from '../../blocks/account/plain-name';
import { PageWindow, WindowHead } from '../../blocks/dock/dock-parts';
import { Avatar } from '../../blocks/inline-parts/avatar';
import { MessageHeading } from '../../blocks/message-log/message-panel';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useText } from '../../platform/i18n/use-text';

/** The account of the person in a chat, and the accessible name of the chat's window. */
function usePerson(person: AccountId) {
  const text = useText();
  const account = useAccount(person);
  const name = account === undefined ? text('nav.chats') : text('chats.with', { name: plainName(account) });
  return { account, name };
}

interface ChatWindowProps {
  readonly person: AccountId;
  /** The messages and the form. */
  readonly children: ReactNode;
}

/** The chat with one person, beside the page. */
export function ChatWindow({ person, children }: ChatWindowProps) {
  const { account, name } = usePerson(person);
  const title = account && (
    <MessageHeading account={account}>
      <Avatar account={account} size="small" />
      <DisplayName account={account} />
    </MessageHeading>
  );
  return (
    <PageWindow id={chatWindow(person)} name={name} title={title ?? name}>
      {children}
    </PageWindow>
  );
}

/** What a chat is minimised to: the person, with the number of unread messages. */
export function ChatHead({ person }: Pick<ChatWindowProps, 'person'>) {
  const text = useText();
  const list = chatListOf(useClient());
  useEffect(() => list.follow(), [list]);
  const { account, name } = usePerson(person);
  const { value } = useCell(list.chats.state);
  const count = value?.find(({ accountId }) => accountId === person)?.unreadCount ?? 0;
  return (
    <WindowHead
      id={chatWindow(person)}
      name={name}
      count={count}
      countLabel={text('chats.unread_messages', { count })}
    >
      {account !== undefined && <Avatar account={account} />}
    </WindowHead>
  );
}
