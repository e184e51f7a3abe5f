import type { Account } from '@linnet/api';
import { AccountLine } from '../../blocks/account/account-line';
import { Avatar } from '../../blocks/account/avatar';
import styles from './profile-head.module.css';

interface ProfileHeadProps {
  readonly account: Account;
}

/** Who it is: picture, name, and where they are at home. */
export function ProfileHead({ account }: ProfileHeadProps) {
  return (
    <div className={styles.head}>
      <Avatar account={account} size="large" />
      <AccountLine account={account} />
    </div>
  );
}
