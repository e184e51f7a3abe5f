import type { Account, AccountId, FailureReason } from '@linnet/api';
import { isClosed } from '@linnet/domain';
import { useAccount } from '../../platform/client/use-account';
import { useProfilePath } from '../../platform/client/use-profile-path';
import { useSession } from '../../platform/client/use-session';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Button } from '../../ui/button/button';
import { DisplayName } from '../account/display-name';
import { useFullName } from '../account/spoken-name';
import { useFailureWords } from '../failure/use-failure-words';
import { Avatar } from '../inline-parts/avatar';
import styles from './people.module.css';

interface PersonRowProps {
  id: AccountId;
  onLeave: (() => void) | undefined;
}

/** One person, leading to their profile. */
export function PersonRow({ id, onLeave }: PersonRowProps) {
  const account = useAccount(id);
  return account && <PersonLink account={account} onLeave={onLeave} />;
}

function PersonLink({ account, onLeave }: { account: Account } & Pick<PersonRowProps, 'onLeave'>) {
  const to = useProfilePath(account);
  const fullName = useFullName(account);
  return (
    <li>
      <Link className={styles.person} to={to} title={`@${fullName}`} onClick={onLeave}>
        <Avatar account={account} size="small" />
        <span className={styles.names}>
          <b>
            <DisplayName account={account} />
          </b>
          <bdi className={styles.handle}>@{account.acct}</bdi>
        </span>
      </Link>
    </li>
  );
}

interface PeopleFailureProps {
  reason: FailureReason;
  onRetry: () => void;
}

/** Why a list of people could not be loaded. If the server shows it to members only, visitors get a link to sign in. */
export function PeopleFailure({ reason, onRetry }: PeopleFailureProps) {
  const why = useFailureWords(reason);
  const isVisitor = useSession().state === 'visitor';
  if (isVisitor && isClosed(reason)) {
    return (
      <p className={styles.words}>
        <Text id="people.members_only" />{' '}
        <Link to={pathTo('login')}>
          <Text id="login.login" />
        </Link>
      </p>
    );
  }
  return (
    <div className={styles.failure} role="alert">
      <p>
        <b>
          <Text id="people.failed" />
        </b>{' '}
        {why}
      </p>
      <Button small onClick={onRetry}>
        <Text id="general.retry" />
      </Button>
    </div>
  );
}

/** People shown in a popover; the rest is a number. */
const MOST = 16;

interface PeopleListProps {
  /** Accounts in the graph. */
  ids: readonly AccountId[];
  /** The total number, if that is greater than the number of ids. */
  total?: number;
  /** Called when a link to another page is followed. */
  onLeave?: () => void;
}

/** The first sixteen people of a list, and the number of further ones. */
export function PeopleList({ ids, total = ids.length, onLeave }: PeopleListProps) {
  const shown = ids.slice(0, MOST);
  const more = total - shown.length;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((id) => (
          <PersonRow key={id} id={id} onLeave={onLeave} />
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.words}>
          <Text id="people.more" values={{ count: more }} />
        </p>
      )}
    </>
  );
}
