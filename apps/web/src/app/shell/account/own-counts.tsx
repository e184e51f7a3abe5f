import type { Account } from '@linnet/api';
import type { ReactNode } from 'react';
import type { MessageId } from '../../../platform/i18n/message-id';
import { Text } from '../../../platform/i18n/text';
import styles from './own-card.module.css';

interface OwnCountsProps {
  readonly account: Account;
}

interface OwnCount {
  readonly id: MessageId;
  readonly of: (account: Account) => number;
}

const ownCounts: readonly OwnCount[] = [
  { id: 'nav.own_statuses', of: (account) => account.statusesCount },
  { id: 'nav.own_following', of: (account) => account.followingCount },
  { id: 'nav.own_followers', of: (account) => account.followersCount },
];

const bold = (parts: ReactNode[]) => <b>{parts}</b>;

export function OwnCounts({ account }: OwnCountsProps) {
  return (
    <ul className={styles.counts}>
      {ownCounts.map(({ id, of }) => (
        <li key={id}>
          <Text id={id} values={{ count: of(account), b: bold }} />
        </li>
      ))}
    </ul>
  );
}
