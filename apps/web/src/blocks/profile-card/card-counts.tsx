import type { AccountId } from '@linnet/api';
import { endorsedPeople, familiarPeople, shownCounts } from '@linnet/domain/profile';
import { generalSettings } from '@linnet/domain/settings';
import { useClient } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useFeature } from '../../platform/client/use-feature';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { type RequestState, useRequest } from '../../platform/client/use-resource';
import { useProfilePath } from '../../platform/client/use-status-view';
import type { MessageId } from '../../platform/i18n/message-id';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { ListLink } from '../../platform/navigation/list-link';
import { DisplayName } from '../account/display-name';
import { NameLink } from '../account/person-link';
import { Avatar } from '../inline-parts/avatar';
import styles from './card-lines.module.css';
import { type CardPartProps, type ViewerRole, profileTabPath } from './use-profile';

interface CardCountsProps extends CardPartProps {
  readonly viewerRole: ViewerRole;
}

interface Count {
  readonly tab: 'statuses' | 'followees' | 'followers';
  /** Null where it is hidden. */
  readonly count: number | null;
  /** The viewer may open the list behind it. */
  readonly isLinked: boolean;
}

/** Numbers of posts, followed people and followers; each links to its list unless that is hidden. */
export function CardCounts({ account, viewerRole, variant, onNavigate }: CardCountsProps) {
  const hidesStats = useListedSetting('hideUserStats', generalSettings.hideUserStats).value;
  const path = useProfilePath(account);
  if (hidesStats) return null;
  const isOwn = viewerRole === 'own';
  const { following, followers } = shownCounts(account, isOwn);
  const counts: readonly Count[] = [
    { tab: 'statuses', count: account.statusesCount, isLinked: true },
    { tab: 'followees', count: following, isLinked: isOwn || !account.hideFollows },
    { tab: 'followers', count: followers, isLinked: isOwn || !account.hideFollowers },
  ];
  return (
    <ul className={styles.counts}>
      {counts.map(({ tab, count, isLinked }) => (
        <li key={tab}>
          {!isLinked ? (
            <CountLabel tab={tab} count={count} />
          ) : variant === 'page' ? (
            <ListLink to={profileTabPath(path, tab)}>
              <CountLabel tab={tab} count={count} />
            </ListLink>
          ) : (
            <Link to={profileTabPath(path, tab)} onClick={onNavigate}>
              <CountLabel tab={tab} count={count} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function CountLabel({ tab, count }: Pick<Count, 'tab' | 'count'>) {
  const text = useText();
  const numbers = useNumberFormat();
  return (
    <>
      <b title={count === null ? undefined : numbers.full(count)}>
        {count === null ? text('user_card.hidden') : numbers.count(count)}
      </b>{' '}
      {text(`user_card.${tab}`, { count: count ?? 0 })}
    </>
  );
}

/** Accounts shown by name; the rest is a number. */
const MAX_NAMED = 3;

/** The accounts among somebody's followers that the viewer follows. */
export function CardFamiliar({ id }: { readonly id: AccountId }) {
  const client = useClient();
  const isOffered = useFeature('familiarFollowers');
  const request = useRequest(isOffered ? `familiar ${id}` : null, () => familiarPeople(client, id));
  return <NamedPeople title="user_card.familiar" request={request} />;
}

/** The accounts that somebody endorses on their profile, on servers that list them for other accounts, too. */
export function CardEndorsed({ id }: { readonly id: AccountId }) {
  const client = useClient();
  const hasEndorsements = useFeature('endorsements');
  const isOffered = useFeature('profileOfPleroma') && hasEndorsements;
  const request = useRequest(isOffered ? `endorsed ${id}` : null, () => endorsedPeople(client, id));
  return <NamedPeople title="user_card.endorsed" request={request} />;
}

interface NamedPeopleProps {
  readonly title: MessageId;
  readonly request: RequestState<readonly AccountId[]>;
}

function NamedPeople({ title, request }: NamedPeopleProps) {
  const text = useText();
  // Shows no error: this is an extra, and the list of followers shows why it can't be loaded.
  if (request.state !== 'ready' || request.answer.length === 0) return null;
  const named = request.answer.slice(0, MAX_NAMED);
  const more = request.answer.length - named.length;
  return (
    <div className={styles.familiar}>
      <span>{text(title)}</span>
      <ul>
        {named.map((person) => (
          <li key={person}>
            <Person id={person} />
          </li>
        ))}
      </ul>
      {more > 0 && <span>{text('people.more', { count: more })}</span>}
    </div>
  );
}

function Person({ id }: { readonly id: AccountId }) {
  const account = useAccount(id);
  return (
    account && (
      <NameLink account={account}>
        <Avatar account={account} size="tiny" />
        <DisplayName account={account} />
      </NameLink>
    )
  );
}
