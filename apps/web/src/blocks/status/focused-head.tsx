import type { Author } from '@linnet/domain';
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
        <DisplayName account={author} />
      </span>
      <bdi className={styles.handle}>@{author.acct}</bdi>
    </div>
  );
}
