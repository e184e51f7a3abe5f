import type { Author } from '@linnet/domain';
import { useProfilePath } from '../../platform/client/use-profile-path';
import { Link } from '../../platform/navigation/link';
import { AccountMarks } from '../account/account-marks';
import { DisplayName } from '../account/display-name';
import styles from './focused.module.css';

interface FocusedHeadProps {
  author: Author;
}

/** Name above handle, for the status that a conversation is about. */
export function FocusedHead({ author }: FocusedHeadProps) {
  return (
    <div className={styles.head}>
      <span className={styles.name}>
        <Link className={styles.profile} to={useProfilePath(author)} title={`@${author.fqn}`}>
          <DisplayName account={author} />
        </Link>{' '}
        <AccountMarks account={author} />
      </span>
      <bdi className={styles.handle}>@{author.acct}</bdi>
    </div>
  );
}
