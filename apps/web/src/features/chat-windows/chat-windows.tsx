import type { AccountId } from '@linnet/api';
import { chatListOf } from '@linnet/domain/chats';
import { chatWindow, dockOf } from '@linnet/domain/dock';
import { type ReactNode, useEffect } from 'react';
import { DisplayName } from '../../blocks/account/display-name';
import { NameLink } from '../../blocks/account/person-link';
import { plainName } from '../../blocks/account/plain-name';
import { useDockFocus } from '../../blocks/dock/use-dock-focus';
import { Avatar } from '../../blocks/inline-parts/avatar';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { DockHead, DockWindow } from '../../ui/dock/dock';
import styles from './chat-windows.module.css';

/** The account of a window's person, and what the window is called. */
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
  const dock = dockOf(useClient());
  const id = chatWindow(person);
  const { account, name } = usePerson(person);
  return (
    <DockWindow
      {...useDockFocus(id, 'window')}
      name={name}
      title={
        account === undefined ? (
          name
        ) : (
          <NameLink className={styles.person} account={account}>
            <Avatar account={account} size="small" />
            <DisplayName account={account} />
          </NameLink>
        )
      }
      onMinimise={() => dock.minimise(id)}
      onClose={() => dock.close(id)}
    >
      {children}
    </DockWindow>
  );
}

/** What a chat is minimised to: the person, with the number of unread messages. */
export function ChatHead({ person }: Pick<ChatWindowProps, 'person'>) {
  const text = useText();
  const numbers = useNumberFormat();
  const client = useClient();
  const dock = dockOf(client);
  const list = chatListOf(client);
  useEffect(() => list.follow(), [list]);
  const id = chatWindow(person);
  const { account, name } = usePerson(person);
  const isOpen = useCell(dock.windows).some((window) => window.id === id && window.isOpen);
  const { value } = useCell(list.chats.state);
  const count = value?.find(({ accountId }) => accountId === person)?.unreadCount ?? 0;
  return (
    <DockHead
      {...useDockFocus(id, 'head')}
      name={name}
      isOpen={isOpen}
      count={
        count > 0 ? { shown: numbers.full(count), label: text('chats.unread_messages', { count }) } : null
      }
      onClick={() => (isOpen ? dock.minimise(id) : dock.open(id))}
    >
      {account !== undefined && <Avatar account={account} />}
    </DockHead>
  );
}
