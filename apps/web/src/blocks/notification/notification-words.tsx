import type { AccountId } from '@linnet/api';
import type { NotificationGroup, NotificationKind, NotificationRow } from '@linnet/domain/notifications';
import { useAccount } from '../../platform/client/use-account';
import { useSession } from '../../platform/client/client-provider';
import type { MessageId } from '../../platform/i18n/message-id';
import { Text } from '../../platform/i18n/text';
import { Icon } from '../../ui/icon/icon';
import { DisplayName } from '../account/display-name';
import { AvatarLink, NameLink } from '../account/person-link';
import { ReactionEmoji } from '../reactions/reaction-emoji';
import { notificationLooks } from './notification-looks';
import styles from './notification.module.css';

/** A person's name, linked to their profile. */
export function PersonName({ id }: { readonly id: AccountId | null }) {
  const account = useAccount(id);
  if (account === undefined) return <Text id="notifications.somebody" />;
  return (
    <NameLink className={styles.name} account={account}>
      <DisplayName account={account} />
    </NameLink>
  );
}

interface NotificationAvatarProps {
  readonly id: AccountId | null;
  readonly kind: NotificationKind;
}

/** The avatar of who did it, with a badge for the kind. Decorative: the text beside it says both. */
export function NotificationAvatar({ id, kind }: NotificationAvatarProps) {
  const { icon, tone } = notificationLooks[kind];
  const account = useAccount(id);
  return (
    <div className={styles.avatar}>
      {account && <AvatarLink account={account} size="small" />}
      <span className={styles.badge} data-tone={tone} data-filled={kind === 'like'}>
        <Icon of={icon} size="small" />
      </span>
    </div>
  );
}

interface NotificationWordsProps {
  readonly group: NotificationGroup;
  /** The account that is named. */
  readonly name: AccountId | null;
}

/** The sentence that says what happened, with links to people in it. */
export function NotificationWords({ group, name }: NotificationWordsProps) {
  const { row, peopleCount } = group;
  const session = useSession();
  const own = session.state !== 'visitor' && session.accountId === name;
  return (
    <Text
      id={wordsOf(row)}
      values={{
        name: <PersonName id={name} />,
        others: Math.max(0, peopleCount - 1),
        own: String(own),
        kind: row.type,
        target: <PersonName id={row.targetId} />,
        emoji: row.emoji === null ? '' : <ReactionEmoji {...row.emoji} />,
      }}
    />
  );
}

/** A group with several different emoji names none of them. */
function wordsOf({ kind, emoji }: NotificationRow): MessageId {
  if (kind === 'reaction' && emoji === null) return 'notifications.text_reactions';
  return `notifications.text_${kind}`;
}
