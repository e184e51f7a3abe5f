import type { Account } from '@linnet/api';
import type { ReactNode } from 'react';
import { DisplayName } from '../../../blocks/account/display-name';
import { useFullName } from '../../../blocks/account/plain-name';
import { Avatar } from '../../../blocks/inline-parts/avatar';
import { OnRequest } from '../../../blocks/media/on-request';
import { useSession } from '../../../platform/client/client-provider';
import { useOwnAccount } from '../../../blocks/account/use-own-account';
import type { MessageId } from '../../../platform/i18n/message-id';
import { Text } from '../../../platform/i18n/text';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../../ui/skeleton/skeleton-group';
import { Cover, CoverPicture } from './cover';
import styles from './own-card.module.css';

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

function OwnCounts({ account }: { readonly account: Account }) {
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

/**
 * A card of the same size for a viewer of whom only the name is known: the account is still loading or failed to load.
 */
function NameOnlyCard() {
  const session = useSession();
  if (session.state === 'visitor') return null;
  const { username } = session;
  const isLoading = session.state === 'signed-in';
  return (
    <div>
      <Cover />
      <div className={styles.person}>
        <span className={styles.avatar}>
          <span className={styles.noAvatar} />
        </span>
        <div className={styles.names}>
          <bdi className={styles.name}>{username}</bdi>
          <bdi className={styles.handle}>@{username}</bdi>
        </div>
      </div>
      {isLoading && (
        <div className={styles.counts}>
          <SkeletonGroup>
            <Skeleton width="13rem" height="1.3em" />
          </SkeletonGroup>
        </div>
      )}
    </div>
  );
}

/** The viewer's own account: cover, avatar, name and counts. */
export function OwnCard() {
  const session = useSession();
  const account = useOwnAccount();
  if (session.state === 'visitor') return null;
  if (account === undefined) return <NameOnlyCard />;
  return <LoadedCard account={account} />;
}

function LoadedCard({ account }: { readonly account: Account }) {
  const fullName = useFullName(account);
  return (
    <div>
      <Cover>
        {account.header !== '' && (
          <OnRequest address={account.header} label="media.load_banner" variant="corner">
            <CoverPicture key={account.header} address={account.header} />
          </OnRequest>
        )}
      </Cover>
      <div className={styles.person}>
        <span className={styles.avatar}>
          <Avatar account={account} size="large" />
        </span>
        <div className={styles.names}>
          <span className={styles.name}>
            <DisplayName account={account} />
          </span>
          <bdi className={styles.handle}>@{fullName}</bdi>
        </div>
      </div>
      <OwnCounts account={account} />
    </div>
  );
}
