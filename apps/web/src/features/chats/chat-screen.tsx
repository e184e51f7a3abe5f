import type { AccountId } from '@linnet/api';
import type { ReactNode } from 'react';
import { DisplayName, Handle } from '../../blocks/account/display-name';
import { NameLink } from '../../blocks/account/person-link';
import { plainName } from '../../blocks/account/plain-name';
import { Avatar } from '../../blocks/inline-parts/avatar';
import { BackButton } from '../../blocks/navigation/screen-panel';
import { useScreenName } from '../../platform/browser/document-title';
import { useAccount } from '../../platform/client/use-account';
import { useText } from '../../platform/i18n/use-text';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { ChatContents } from './chat-contents';
import styles from './chat.module.css';

/** The chat with one person. */
export function ChatScreen({ params }: ScreenProps) {
  // The part of the address that says whom.
  const person = (params['recipient_id'] ?? '') as AccountId;
  return (
    <ChatFrame key={person} person={person}>
      <ChatContents person={person} isScreen />
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
