import type { AccountId } from '@linnet/api';
import { useAccount } from '../../platform/client/use-account';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Avatar } from '../account/avatar';
import { DisplayName } from '../account/display-name';
import styles from './people.module.css';

interface PersonRowProps {
  id: AccountId;
  onLeave: (() => void) | undefined;
}

/** One person, leading to their profile. */
export function PersonRow({ id, onLeave }: PersonRowProps) {
  const account = useAccount(id);
  if (account === undefined) return null;
  return (
    <li>
      <Link
        className={styles.person}
        to={pathTo('external-user-profile', { id })}
        title={`@${account.fqn}`}
        onClick={onLeave}
      >
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
