import type { AccountId } from '@linnet/api';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useState } from 'react';
import { DisplayName, Handle } from '../../blocks/account/display-name';
import { NameLink } from '../../blocks/account/person-link';
import { plainName } from '../../blocks/account/plain-name';
import { Avatar } from '../../blocks/inline-parts/avatar';
import { BackButton } from '../../blocks/navigation/screen-panel';
import { useScreenName } from '../../platform/browser/document-title';
import { useAccount } from '../../platform/client/use-account';
import { useText } from '../../platform/i18n/use-text';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
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

/** Fills the window, so that what is written last stands above the form. */
function ChatFrame({ person, tools, children }: ChatFrameProps) {
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
      >
        {tools}
      </PanelHeader>
      {children}
    </Panel>
  );
}
