import type { Account, AccountId } from '@linnet/api';
import { useAccount } from '../../platform/client/use-account';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { FaceLink } from '../account/face-link';
import { useFullName } from '../account/use-full-name';
import styles from './people.module.css';

const MOST = 15;

interface AvatarListProps {
  /** Accounts in the graph. */
  ids: readonly AccountId[];
  /** The total number, if that is greater than the number of ids. */
  total?: number;
  /** The address of the full list. */
  all?: string | null;
}

/** Up to fifteen avatars, and the number of further people, linked to the full list if there is one. */
export function AvatarList({ ids, total = ids.length, all = null }: AvatarListProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const shown = ids.slice(0, MOST);
  const more = total - shown.length;
  return (
    <div className={styles.faces}>
      <ul className={styles.avatars} aria-hidden>
        {shown.map((id) => (
          <Face key={id} id={id} />
        ))}
        {more > 0 && all === null && <li className={styles.rest}>+{numbers.count(more)}</li>}
      </ul>
      {all !== null && (
        <Link className={styles.rest} to={all}>
          {more > 0 && <span aria-hidden>+{numbers.count(more)}</span>}
          {text('people.show_all')}
        </Link>
      )}
    </div>
  );
}

function Face({ id }: { id: AccountId }) {
  const account = useAccount(id);
  return account && <KnownFace account={account} />;
}

function KnownFace({ account }: { account: Account }) {
  const fullName = useFullName(account);
  return (
    <li title={`@${fullName}`}>
      <FaceLink account={account} size="tiny" />
    </li>
  );
}
