import type { AccountId, StatusId } from '@linnet/api';
import { fetchingOf } from '@linnet/domain/fetching';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useRequest } from '../../platform/client/use-resource';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { DisplayName, Handle } from '../account/display-name';
import { AvatarLink, NameLink } from '../account/person-link';
import { useFullName } from '../account/plain-name';
import { Avatar } from '../inline-parts/avatar';
import styles from './people.module.css';

interface PersonRowProps {
  id: AccountId;
  onNavigate: (() => void) | undefined;
}

/** One person, leading to their profile. */
export function PersonRow({ id, onNavigate }: PersonRowProps) {
  const account = useAccount(id);
  if (account === undefined) return null;
  return (
    <li>
      <NameLink className={styles.person} account={account} onClick={onNavigate}>
        <Avatar account={account} size="small" />
        <span className={styles.names}>
          <b>
            <DisplayName account={account} />
          </b>
          <Handle className={styles.handle} account={account} />
        </span>
      </NameLink>
    </li>
  );
}

/** People shown in a popover; the rest is a number. */
const MAX_SHOWN = 16;

interface FirstPeopleProps {
  /** Accounts in the graph. */
  ids: readonly AccountId[];
  /** The total number of people; `ids` may be fewer. */
  total: number;
  /** Called when a link to another page is followed. */
  onNavigate: () => void;
}

/** The first sixteen people of a list, and the number of further ones. */
export function FirstPeople({ ids, total, onNavigate }: FirstPeopleProps) {
  const text = useText();
  const shown = ids.slice(0, MAX_SHOWN);
  const more = Math.max(total, ids.length) - shown.length;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((id) => (
          <PersonRow key={id} id={id} onNavigate={onNavigate} />
        ))}
      </ul>
      {more > 0 && <p className={styles.words}>{text('people.more', { count: more })}</p>}
    </>
  );
}

const MAX_AVATARS = 15;

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
  const shown = ids.slice(0, MAX_AVATARS);
  const more = total - shown.length;
  return (
    <div className={styles.avatarList}>
      <ul className={styles.avatars} aria-hidden>
        {shown.map((id) => (
          <AvatarItem key={id} id={id} />
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

function AvatarItem({ id }: { id: AccountId }) {
  const account = useAccount(id);
  const fullName = useFullName(account ?? { acct: '', fqn: '' });
  return (
    account && (
      <li title={`@${fullName}`}>
        <AvatarLink account={account} size="tiny" />
      </li>
    )
  );
}

/** The avatars of those who repeated or favourited a status; for signed-in viewers only. */
export function ReceivedBy({ id }: { id: StatusId }) {
  const client = useClient();
  const isSignedIn = useSession().state === 'signed-in';
  const request = useRequest(isSignedIn ? `received ${id}` : null, async () => {
    const kinds = ['repeats', 'favourites'] as const;
    const lists = await Promise.all(kinds.map((kind) => fetchingOf(client).people({ kind, id })));
    return [...new Set(lists.flatMap(({ ids }) => ids))];
  });
  // Shows no error: the avatars are decoration, and the full lists show why they can't be loaded.
  return request.state === 'ready' && request.answer.length > 0 ? <AvatarList ids={request.answer} /> : null;
}
