import type { AccountId } from '@linnet/api';
import { useAccount } from '../../platform/client/use-account';
import { useProfilePath } from '../../platform/client/use-profile-path';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { DisplayName } from '../account/display-name';
import { useFullName } from '../account/use-full-name';
import styles from './notification.module.css';

/** A person's name, linked to their profile. */
export function PersonName({ id }: { readonly id: AccountId | null }) {
  return id === null ? <Text id="notifications.somebody" /> : <KnownName id={id} />;
}

function KnownName({ id }: { readonly id: AccountId }) {
  const account = useAccount(id);
  const to = useProfilePath({ id, acct: account?.acct ?? '' });
  const fullName = useFullName(account ?? { acct: '', fqn: '' });
  if (account === undefined) return <Text id="notifications.somebody" />;
  return (
    <Link className={styles.name} to={to} title={`@${fullName}`}>
      <DisplayName account={account} />
    </Link>
  );
}
