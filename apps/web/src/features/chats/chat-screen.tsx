import type { AccountId } from '@linnet/api';
import { type ChatRow, chatListOf, chatMessagesOf } from '@linnet/domain/chats';
import type { ReactNode } from 'react';
import { DisplayName, Handle } from '../../blocks/account/display-name';
import { NameLink } from '../../blocks/account/person-link';
import { plainName } from '../../blocks/account/plain-name';
import { NotLoaded } from '../../blocks/error/not-loaded';
import { Avatar } from '../../blocks/inline-parts/avatar';
import { BackButton } from '../../blocks/navigation/screen-panel';
import { useScreenName } from '../../platform/browser/document-title';
import { useClient } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useLacks } from '../../platform/client/use-has';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { useFirstContent } from '../../platform/start/first-content';
import { EmptyState } from '../../ui/state/empty-state';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { ChatComposer } from './chat-composer';
import { ChatLog } from './chat-log';
import styles from './chat.module.css';
import { useUnreadChats } from '../../platform/client/use-unread-chats';

/** The chat with one person. */
export function ChatScreen({ params }: ScreenProps) {
  // The part of the address that says whom.
  const person = (params['recipient_id'] ?? '') as AccountId;
  return <Chat key={person} person={person} />;
}

const needed = ['chats'] as const;

function Chat({ person }: { readonly person: AccountId }) {
  const text = useText();
  const client = useClient();
  const isOffered = !useLacks()(needed);
  useUnreadChats();
  const opened = useRequest(isOffered ? person : null, () => chatListOf(client).open(person));
  if (!isOffered) {
    return (
      <ChatFrame person={person}>
        <EmptyState title={text('chats.not_offered')} text={text('chats.not_offered_text')} />
      </ChatFrame>
    );
  }
  if (opened.state === 'ready') return <OpenChat chat={opened.answer} />;
  return (
    <ChatFrame person={person}>
      <NotLoaded
        title={text('chats.error_loading_chat')}
        reason={opened.state === 'failed' ? opened.reason : null}
        skeleton={<PeopleSkeleton />}
        onRetry={() => opened.state === 'failed' && opened.retry()}
      />
      <ChatComposer person={person} chat={null} />
    </ChatFrame>
  );
}

function OpenChat({ chat }: { readonly chat: ChatRow }) {
  const messages = chatMessagesOf(useClient()).get(chat.id);
  useFirstContent();
  return (
    <ChatFrame person={chat.accountId}>
      <ChatLog chat={chat} messages={messages} />
      <ChatComposer person={chat.accountId} chat={chat} />
    </ChatFrame>
  );
}

/** Fills the window, so that what is written last stands above the form. */
function ChatFrame({ person, children }: { readonly person: AccountId; readonly children: ReactNode }) {
  const text = useText();
  const account = useAccount(person);
  const name = account === undefined ? null : plainName(account);
  useScreenName(name);
  const title = name === null ? text('nav.chats') : text('chats.with', { name });
  return (
    <Panel main className={styles.chat} aria-label={title}>
      <PanelHeader
        level={1}
        start={<BackButton />}
        title={
          account === undefined ? (
            title
          ) : (
            <NameLink className={styles.person} account={account}>
              <Avatar account={account} size="small" />
              <DisplayName account={account} /> <Handle className={styles.handle} account={account} />
            </NameLink>
          )
        }
      />
      {children}
    </Panel>
  );
}
