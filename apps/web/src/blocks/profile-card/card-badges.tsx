import type { Account, Relationship } from '@linnet/api';
import type { MessageId } from '../../platform/i18n/message-id';
import { Text } from '../../platform/i18n/text';
import styles from './profile-card.module.css';
import type { ShownFacts } from './use-shown-facts';

interface Badge {
  readonly words: MessageId;
  readonly tone: 'plain' | 'warning' | 'accent';
}

interface CardBadgesProps {
  readonly account: Account;
  readonly role: ShownFacts['role'];
  readonly relationship: Relationship | null;
}

/** Badges for what an account is (deactivated, staff, bot, group) and for its relationship to the viewer. */
export function CardBadges({ account, role, relationship }: CardBadgesProps) {
  const badges: readonly (Badge | false)[] = [
    account.deactivated && { words: 'user_card.deactivated', tone: 'warning' },
    role === 'admin' && { words: 'user_card.admin', tone: 'accent' },
    role === 'moderator' && { words: 'user_card.moderator', tone: 'accent' },
    account.actorType === 'Service' && { words: 'user_card.bot', tone: 'plain' },
    account.actorType === 'Group' && { words: 'user_card.group', tone: 'plain' },
    relationship?.followedBy === true && { words: 'user_card.follows_you', tone: 'plain' },
    relationship?.blocking === true && { words: 'user_card.blocked', tone: 'warning' },
    relationship?.muting === true && { words: 'user_card.muted', tone: 'warning' },
  ];
  const shown = badges.filter((badge) => badge !== false);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {shown.map(({ words, tone }) => (
        <li key={words} className={styles.badge} data-tone={tone}>
          <Text id={words} />
        </li>
      ))}
    </ul>
  );
}
