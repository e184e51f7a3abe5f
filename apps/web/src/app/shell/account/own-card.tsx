import type { Account } from '@linnet/api';
import { useFullName } from '../../../blocks/account/spoken-name';
import { useSession } from '../../../platform/client/use-session';
import { Avatar } from '../../../blocks/inline-parts/avatar';
import { DisplayName } from '../../../blocks/account/display-name';
import styles from './own-card.module.css';
import { OwnCounts } from './own-counts';
import { UnknownCard } from './unknown-card';
import { useOwnAccount } from '../../../platform/client/use-own-account';
import { useState } from 'react';
import { OnRequest } from '../../../blocks/media/on-request';

/** The viewer's own account: cover, avatar, name and counts. */
export function OwnCard() {
  const session = useSession();
  const account = useOwnAccount();
  if (session.state === 'visitor') return null;
  if (account === undefined) return <UnknownCard />;
  return <KnownCard account={account} />;
}

function KnownCard({ account }: { readonly account: Account }) {
  const fullName = useFullName(account);
  return (
    <div>
      <Cover address={account.header} />
      <div className={styles.person}>
        <span className={styles.face}>
          <Avatar account={account} size="large" />
        </span>
        <div className={styles.who}>
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

interface CoverProps {
  readonly address: string;
}

/** The picture behind a card; a plain colour when there is none. */
function Cover({ address }: CoverProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const hasPicture = address !== '' && address !== failed;
  return (
    <div className={styles.cover}>
      {hasPicture && (
        <OnRequest address={address} label="media.load_banner" look="corner">
          <img src={address} alt="" decoding="async" onError={() => setFailed(address)} />
        </OnRequest>
      )}
    </div>
  );
}
