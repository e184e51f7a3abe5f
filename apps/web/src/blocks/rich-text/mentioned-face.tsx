import type { AccountId } from '@linnet/api';
import { useAccount } from '../../platform/client/use-account';
import { Avatar } from '../account/avatar';
import styles from './styled-mention.module.css';

/** The picture of a mentioned person, where it is known: nobody is asked for it. */
export function MentionedFace({ id }: { id: string }) {
  // The status' own list of mentions, in which this is an account's id, has gone through the reader of its text.
  const account = useAccount(id as AccountId);
  return account === undefined ? null : (
    <span className={styles.face}>
      <Avatar account={account} size="tiny" />
    </span>
  );
}
