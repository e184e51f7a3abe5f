import type { AccountId } from '@linnet/api';
import type { NotificationGroup, NotificationRow } from '@linnet/domain/notifications';
import { useSession } from '../../platform/client/use-session';
import type { MessageId } from '../../platform/i18n/message-id';
import { Text } from '../../platform/i18n/text';
import { ReactionPicture } from '../reactions/reaction-picture';
import { notificationLooks } from './notification-looks';
import { PersonName } from './person-name';

interface NotificationWordsProps {
  readonly group: NotificationGroup;
  /** The account that is named. */
  readonly name: AccountId | null;
}

/** The sentence that says what happened, with links to people in it. */
export function NotificationWords({ group, name }: NotificationWordsProps) {
  const { row, people } = group;
  const session = useSession();
  const own = session.state !== 'visitor' && session.accountId === name;
  return (
    <Text
      id={wordsOf(row)}
      values={{
        name: <PersonName id={name} />,
        others: Math.max(0, people - 1),
        own: String(own),
        kind: row.type,
        target: <PersonName id={row.targetId} />,
        emoji: row.emoji === null ? '' : <ReactionPicture {...row.emoji} />,
      }}
    />
  );
}

/** A group with several different emoji names none of them. */
function wordsOf({ kind, emoji }: NotificationRow): MessageId {
  if (kind === 'reaction' && emoji === null) return 'notifications.words_reactions';
  return notificationLooks[kind].words;
}
