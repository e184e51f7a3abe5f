import type { Account } from '@linnet/api';
import Lock from 'lucide-react/icons/lock';
import { useProfilePath } from '../../platform/client/use-profile-path';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { AccountMark, HostMark } from '../inline-parts/account-mark';
import { DisplayName } from '../account/display-name';
import { useFullName } from '../account/use-full-name';
import { hostOfAcct } from '../inline-parts/host-of-acct';
import type { CardPlace } from './card-place';
import styles from './profile-card.module.css';

interface CardNamesProps {
  readonly account: Account;
  readonly place: CardPlace;
  readonly onLeave: () => void;
}

/** Name and handle of an account; in a popover they link to the profile. */
export function CardNames({ account, place, onLeave }: CardNamesProps) {
  const text = useText();
  const to = useProfilePath(account);
  const name = (
    <b>
      <DisplayName account={account} />
    </b>
  );
  const fullName = useFullName(account);
  return (
    <div className={styles.names}>
      {place === 'page' ? (
        <p className={styles.name}>{name}</p>
      ) : (
        <Link className={styles.name} to={to} onClick={onLeave}>
          {name}
        </Link>
      )}
      <p className={styles.handle}>
        <bdi title={`@${fullName}`}>@{account.acct}</bdi> <HostMark host={hostOfAcct(account.acct)} />
        {account.locked && <AccountMark icon={Lock} words={text('user_card.locked')} />}
      </p>
    </div>
  );
}
