import type { AccountId } from '@linnet/api';
import { useAccount } from '../../platform/client/use-account';
import { useProfilePath } from '../../platform/client/use-profile-path';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { DisplayName } from '../account/display-name';
import styles from './notification.module.css';

/** The name of somebody, which leads to them. */
export function PersonName({ id }: { readonly id: AccountId | null }) {
  return id === null ? <Text id="notifications.somebody" /> : <KnownName id={id} />;
}

function KnownName({ id }: { readonly id: AccountId }) {
  const account = useAccount(id);
  const to = useProfilePath({ id, acct: account?.acct ?? '' });
  if (account === undefined) return <Text id="notifications.somebody" />;
  return (
    <Link className={styles.name} to={to} title={`@${account.fqn}`}>
      <DisplayName account={account} />
    </Link>
  );
}
