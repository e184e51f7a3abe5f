import type { Account, Relationship } from '@linnet/api';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { MessageId } from '../../platform/i18n/message-id';
import { useFeature } from '../../platform/client/use-feature';
import { useKeptState } from '../../platform/client/use-kept-state';
import { Text } from '../../platform/i18n/text';
import { Icon } from '../../ui/icon/icon';
import { CardHighlight } from './card-highlight';
import { CardLists } from './card-lists';
import { CardNote } from './card-note';
import styles from './card-private.module.css';

interface CardPrivateProps {
  readonly account: Account;
  /** Null until it is loaded. */
  readonly relationship: Relationship | null;
}

/** What only the viewer sees of an account: the note, the highlight, and the lists with it. */
export function CardPrivate({ account, relationship }: CardPrivateProps) {
  const [isOpened, setOpened] = useKeptState(`private ${account.id}`, false);
  const hasNotes = useFeature('accountNotes');
  const note = relationship?.note ?? '';
  return (
    <details
      className={styles.private}
      open={isOpened}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        <Icon of={ChevronDown} size="small" />
        <span>
          <Text id="user_card.for_you" />
        </span>
        {note !== '' && !isOpened && (
          <span className={styles.noteStart} dir="auto">
            {note}
          </span>
        )}
      </summary>
      {isOpened && (
        <div className={styles.privateParts}>
          {hasNotes && relationship !== null && (
            <Part title="user_card.note">
              <CardNote account={account} relationship={relationship} />
            </Part>
          )}
          <Part title="user_card.highlight">
            <CardHighlight account={account} />
          </Part>
          <Part title="user_card.lists">
            <CardLists id={account.id} />
          </Part>
        </div>
      )}
    </details>
  );
}

function Part({ title, children }: { readonly title: MessageId; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.partTitle}>
        <Text id={title} />
      </h3>
      {children}
    </div>
  );
}
