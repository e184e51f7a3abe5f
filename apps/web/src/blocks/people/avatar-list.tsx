import type { AccountId } from '@linnet/api';
import { useAccount } from '../../platform/client/use-account';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { FaceLink } from '../account/face-link';
import styles from './people.module.css';

const MOST = 15;

interface AvatarListProps {
  /** Of accounts in the graph. */
  ids: readonly AccountId[];
  /** How many there are, where that is more than the ids. */
  total?: number;
}

/** Fifteen faces at a glance, and how many more there are. The names stand in a list elsewhere. */
export function AvatarList({ ids, total = ids.length }: AvatarListProps) {
  const numbers = useNumberFormat();
  const shown = ids.slice(0, MOST);
  const more = total - shown.length;
  return (
    <ul className={styles.avatars} aria-hidden>
      {shown.map((id) => (
        <Face key={id} id={id} />
      ))}
      {more > 0 && <li className={styles.rest}>+{numbers.count(more)}</li>}
    </ul>
  );
}

function Face({ id }: { id: AccountId }) {
  const account = useAccount(id);
  if (account === undefined) return null;
  return (
    <li title={`@${account.fqn}`}>
      <FaceLink account={account} size="tiny" />
    </li>
  );
}
