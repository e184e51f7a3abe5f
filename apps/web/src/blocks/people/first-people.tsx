import type { AccountId } from '@linnet/api';
import { useAccount } from '../../platform/client/use-account';
import { useText } from '../../platform/i18n/use-text';
import { DisplayName } from '../account/display-name';
import { NameLink } from '../account/person-link';
import { Avatar } from '../inline-parts/avatar';
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
      <NameLink className={styles.person} account={account} onClick={onLeave}>
        <Avatar account={account} size="small" />
        <span className={styles.names}>
          <b>
            <DisplayName account={account} />
          </b>
          <bdi className={styles.handle}>@{account.acct}</bdi>
        </span>
      </NameLink>
    </li>
  );
}

/** People shown in a popover; the rest is a number. */
const MOST = 16;

interface FirstPeopleProps {
  /** Accounts in the graph. */
  ids: readonly AccountId[];
  /** The total number, unless it is that of the ids. */
  total: number;
  /** Called when a link to another page is followed. */
  onLeave: () => void;
}

/** The first sixteen people of a list, and the number of further ones. */
export function FirstPeople({ ids, total, onLeave }: FirstPeopleProps) {
  const text = useText();
  const shown = ids.slice(0, MOST);
  const more = Math.max(total, ids.length) - shown.length;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((id) => (
          <PersonRow key={id} id={id} onLeave={onLeave} />
        ))}
      </ul>
      {more > 0 && <p className={styles.words}>{text('people.more', { count: more })}</p>}
    </>
  );
}
