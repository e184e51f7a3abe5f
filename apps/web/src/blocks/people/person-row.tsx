import type { Account, AccountId } from '@linnet/api';
import { useAccount } from '../../platform/client/use-account';
import { useProfilePath } from '../../platform/client/use-profile-path';
import { Link } from '../../platform/navigation/link';
import { Avatar } from '../inline-parts/avatar';
import { DisplayName } from '../account/display-name';
import { useFullName } from '../account/use-full-name';
import styles from './people.module.css';

interface PersonRowProps {
  id: AccountId;
  onLeave: (() => void) | undefined;
}

/** One person, leading to their profile. */
export function PersonRow({ id, onLeave }: PersonRowProps) {
  const account = useAccount(id);
  return account && <PersonLink account={account} onLeave={onLeave} />;
}

function PersonLink({ account, onLeave }: { account: Account } & Pick<PersonRowProps, 'onLeave'>) {
  const to = useProfilePath(account);
  const fullName = useFullName(account);
  return (
    <li>
      <Link className={styles.person} to={to} title={`@${fullName}`} onClick={onLeave}>
        <Avatar account={account} size="small" />
        <span className={styles.names}>
          <b>
            <DisplayName account={account} />
          </b>
          <bdi className={styles.handle}>@{account.acct}</bdi>
        </span>
      </Link>
    </li>
  );
}
