import type { Author, StatusRow } from '@linnet/domain';
import { pathTo } from '../../platform/navigation/path-to';
import { Link } from '../../platform/navigation/link';
import { AccountLine } from '../account/account-line';
import { ScopeIcon } from './scope-icon';
import styles from './status-head.module.css';
import { StatusTime } from './status-time';

interface StatusHeadProps {
  status: StatusRow;
  author: Author;
}

/** Who, when, for whom: one line. The handle gives way first, the time never. */
export function StatusHead({ status, author }: StatusHeadProps) {
  return (
    <div className={styles.head}>
      <AccountLine account={author} />
      <span className={styles.meta}>
        <Link to={pathTo('conversation', { id: status.id })}>
          <StatusTime at={status.createdAt} />
        </Link>
        <ScopeIcon scope={status.scope} />
      </span>
    </div>
  );
}
