import type { StaffAccount, StaffChat } from '@linnet/api';
import { hasPrivilege, loadChatsAsStaff } from '@linnet/domain/staff';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { AccountLine } from '../../../blocks/account/display-name';
import { plainName } from '../../../blocks/account/plain-name';
import { useStaffScene } from '../../../blocks/administration/use-staff-scene';
import { RequestContent } from '../../../blocks/error/error-note';
import { Avatar } from '../../../blocks/inline-parts/avatar';
import { StatusTime } from '../../../blocks/inline-parts/lazy-inline-parts';
import { useClient } from '../../../platform/client/client-provider';
import { useRequest } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/note/note';
import { PartSection } from '../parts-kit/part-section';
import { ChatMessages } from './chat-messages';
import styles from '../people/people.module.css';

/** The chats of a local account, for staff who may read them. They are shown only on demand, with a warning. */
export function PersonChats({ person }: { readonly person: StaffAccount }) {
  const text = useText();
  const canRead = hasPrivilege(useStaffScene(), 'messages_read');
  const [isOpen, setOpen] = useState(false);
  if (!canRead || !person.isLocal) return null;
  return (
    <PartSection title={text('person.chats')}>
      {isOpen ? (
        <>
          <Note tone="warning" icon={Lock}>
            {text('person.reads_chats', { acct: person.acct })}
          </Note>
          <ChatList acct={person.acct} />
        </>
      ) : (
        <div className={styles.actions}>
          <Button small onClick={() => setOpen(true)}>
            {text('person.show_chats')}
          </Button>
        </div>
      )}
    </PartSection>
  );
}

function ChatList({ acct }: { readonly acct: string }) {
  const text = useText();
  const client = useClient();
  const request = useRequest(`chats of ${acct}`, () => loadChatsAsStaff(client, acct));
  return (
    <RequestContent request={request} failed={text('person.chats_failed')}>
      {(chats) =>
        chats.length === 0 ? (
          <p className={styles.faint}>{text('person.no_chats')}</p>
        ) : (
          <ul className={styles.posts}>
            {chats.map((chat) => (
              <li key={chat.id} className={styles.post}>
                <Chat chat={chat} />
              </li>
            ))}
          </ul>
        )
      }
    </RequestContent>
  );
}

function Chat({ chat }: { readonly chat: StaffChat }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { other, updatedAt } = chat;
  return (
    <article className={styles.chat} aria-label={text('person.chat_with', { name: plainName(other) })}>
      <div className={styles.person}>
        <Avatar account={other} size="small" />
        <span className={styles.names}>
          <AccountLine account={other} />
        </span>
        <span className={styles.faint}>
          <StatusTime at={updatedAt} />
        </span>
        <Button small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text(isOpen ? 'person.hide_messages' : 'person.show_messages')}
        </Button>
      </div>
      {isOpen && <ChatMessages chat={chat} />}
    </article>
  );
}
