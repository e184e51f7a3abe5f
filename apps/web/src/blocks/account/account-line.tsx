import type { Author } from '@linnet/domain';
import { lazyInlinePart } from '../inline-parts/lazy-inline-part';
import styles from './account-line.module.css';
import { DisplayName } from './display-name';
import { hostOfAcct, isForeignHost } from '../inline-parts/host-of-acct';
import { useFullName } from './use-full-name';

/** Loaded later: most accounts have no marks. */
const AccountMarks = lazyInlinePart((parts) => parts.AccountMarks);

interface AccountLineProps {
  account: Author;
}

/** Name and handle in one line, cut off by an ellipsis. */
export function AccountLine({ account }: AccountLineProps) {
  const { acct, actorType } = account;
  const fullName = useFullName(account);
  const isMarked = actorType !== 'Person' || isForeignHost(hostOfAcct(acct));

  return (
    <span className={styles.line} title={acct === '' ? undefined : `@${fullName}`}>
      <span className={styles.name}>
        <DisplayName account={account} />
      </span>
      {isMarked && <AccountMarks account={account} />}
      {acct !== '' && <bdi className={styles.handle}>@{acct}</bdi>}
    </span>
  );
}
