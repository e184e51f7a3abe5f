import type { AccountId } from '@linnet/api';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useState } from 'react';
import { DisplayName, Handle } from '../../blocks/account/display-name';
import { plainName } from '../../blocks/account/plain-name';
import { Avatar } from '../../blocks/inline-parts/avatar';
import { MessageHeading, MessagePanel } from '../../blocks/message-log/message-panel';
import { useScreenName } from '../../platform/browser/document-title';
import { useAccount } from '../../platform/client/use-account';
import { useText } from '../../platform/i18n/use-text';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { IconButton } from '../../ui/icon-button/icon-button';
import { ChatContents } from './chat-contents';
import styles from './chat.module.css';

/** The chat with one person. */
export function ChatScreen({ params }: ScreenProps) {
  // The part of the address that says whom.
  const person = (params['recipient_id'] ?? '') as AccountId;
  return <Chat key={person} person={person} />;
}

function Chat({ person }: { readonly person: AccountId }) {
  const text = useText();
  /** Null while nothing is searched. */
  const [query, setQuery] = useState<string | null>(null);
  const search = (
    <IconButton
      icon={Search}
      name={text('chats.find')}
      aria-expanded={query !== null}
      onClick={() => setQuery(query === null ? '' : null)}
    />
  );
  return (
    <ChatFrame person={person} tools={search}>
      <ChatContents person={person} isScreen query={query} onSearch={setQuery} />
    </ChatFrame>
  );
}

interface ChatFrameProps {
  readonly person: AccountId;
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** The header, once the account is known. */
function ChatFrame({ person, tools, children }: ChatFrameProps) {
  const text = useText();
  const account = useAccount(person);
  const name = account === undefined ? null : plainName(account);
  useScreenName(name);
  const title = name === null ? text('nav.chats') : text('chats.with', { name });
  const heading = account && (
    <MessageHeading account={account}>
      <Avatar account={account} size="small" />
      <DisplayName account={account} /> <Handle className={styles.handle} account={account} />
    </MessageHeading>
  );
  return (
    <MessagePanel name={title} heading={heading ?? title} tools={tools}>
      {children}
    </MessagePanel>
  );
}
