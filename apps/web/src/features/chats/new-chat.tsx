import type { Account } from '@linnet/api';
import { PersonSearch } from '../../blocks/people/person-search';
import { useText } from '../../platform/i18n/use-text';
import { LinkButton } from '../../ui/button/link-button';
import { useChatPath } from './chat-list-row';
import styles from './chat.module.css';

/** A search for people, each with a way to write to them. */
export function NewChat() {
  const text = useText();
  const pathOf = useChatPath();
  const write = ({ id, acct, acceptsChatMessages }: Account) =>
    acceptsChatMessages === false ? (
      <span className={styles.refuses}>{text('chats.refuses_short')}</span>
    ) : (
      <LinkButton
        small
        variant="primary"
        to={pathOf(id)}
        aria-label={text('chats.write_to', { name: `@${acct}` })}
      >
        {text('chats.write')}
      </LinkButton>
    );
  return <PersonSearch label={text('chats.search')} listKey="found for a chat" action={write} />;
}
