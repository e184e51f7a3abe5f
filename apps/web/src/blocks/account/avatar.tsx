import type { Account } from '@linnet/api';
import { useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  account: Pick<Account, 'avatar' | 'acct'>;
  size?: 'normal' | 'small' | 'tiny' | 'large';
}

/** The server's own default stands in for a picture that does not arrive. */
const DEFAULT_PICTURE = '/images/avi.png';

/** Decorative: the name always stands beside it. */
export function Avatar({ account, size = 'normal' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const broken = account.avatar === '' || failed === account.avatar;

  return (
    <span className={styles.avatar} data-size={size}>
      {failed !== DEFAULT_PICTURE && (
        <img
          src={broken ? DEFAULT_PICTURE : account.avatar}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setFailed(broken ? DEFAULT_PICTURE : account.avatar)}
        />
      )}
    </span>
  );
}
