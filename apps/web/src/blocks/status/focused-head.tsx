import type { Author } from '@linnet/domain';
import { AccountMarks } from '../inline-parts/account-marks';
import { DisplayName } from '../account/display-name';
import { PersonLink } from '../account/person-link';
import { useFullName } from '../account/use-full-name';
import styles from './focused.module.css';

interface FocusedHeadProps {
  author: Author;
}

/** Name above handle, for the status that a conversation is about. */
export function FocusedHead({ author }: FocusedHeadProps) {
  const fullName = useFullName(author);
  return (
    <div className={styles.head}>
      <span className={styles.name}>
        <PersonLink className={styles.profile} account={author} title={`@${fullName}`}>
          <DisplayName account={author} />
        </PersonLink>{' '}
        <AccountMarks account={author} />
      </span>
      {author.acct !== '' && <bdi className={styles.handle}>@{author.acct}</bdi>}
    </div>
  );
}
