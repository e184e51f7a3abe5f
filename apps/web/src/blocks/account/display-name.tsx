import type { Account } from '@linnet/api';
import type { Author } from '@linnet/domain';
import { emojify } from '@linnet/richtext';
import { useSession } from '../../platform/client/client-provider';
import { Text } from '../../platform/i18n/text';
import { hostOfAcct, isForeignHost } from '../inline-parts/host-of-acct';
import { lazyInlinePart } from '../inline-parts/lazy-inline-parts';
import { RichText } from '../rich-text/rich-text';
import styles from './display-name.module.css';
import { useFullName } from './plain-name';

/** A display name with its emoji, isolated from the text around it; accounts that are withheld have none. */
export function DisplayName({ account }: { readonly account: Pick<Account, 'displayName' | 'emojis'> }) {
  if (account.displayName === '') return <WithheldName />;
  return (
    <bdi>
      <RichText nodes={emojify(account.displayName, account.emojis)} />
    </bdi>
  );
}

/** In place of the name of an account that the server withholds: deactivated, or not shown to visitors. */
function WithheldName() {
  const isVisitor = useSession().state === 'visitor';
  return <Text id="status.author_withheld" values={{ visitor: String(isVisitor) }} />;
}

/** Loaded later: most accounts have no marks. */
const AccountMarks = lazyInlinePart((parts) => parts.AccountMarks);

interface HandleProps {
  readonly account: Pick<Account, 'acct'>;
  readonly className: string | undefined;
}

/** The handle of an account, isolated from the text around it; accounts that are withheld have none. */
export function Handle({ account: { acct }, className }: HandleProps) {
  return acct === '' ? null : <bdi className={className}>@{acct}</bdi>;
}

/** Name and handle in one line, cut off by an ellipsis. */
export function AccountLine({ account }: { readonly account: Author }) {
  const { acct, actorType } = account;
  const fullName = useFullName(account);
  const isMarked = actorType !== 'Person' || isForeignHost(hostOfAcct(acct));

  return (
    <span className={styles.line} title={acct === '' ? undefined : `@${fullName}`}>
      <span className={styles.name}>
        <DisplayName account={account} />
      </span>
      {isMarked && <AccountMarks account={account} />}
      <Handle className={styles.handle} account={account} />
    </span>
  );
}
