import type { Author } from '@linnet/domain';
import { inlinePart } from '../inline-parts/inline-part';
import styles from './account-line.module.css';
import { DisplayName } from './display-name';
import { hostOfAcct } from './host-of-acct';
import { isForeignHost } from './is-foreign-host';
import { useFullName } from './use-full-name';

/** Loaded later: most accounts have no marks. */
const AccountMarks = inlinePart(
  (parts) => parts.AccountMarks,
  () => null,
);

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
