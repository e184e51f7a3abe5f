import type { Account } from '@linnet/api';
import { shownCounts } from '@linnet/domain/profile';
import { generalSettings } from '@linnet/domain/settings';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useProfilePath } from '../../platform/client/use-status-view';
import type { MessageId } from '../../platform/i18n/message-id';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { ListLink } from '../../platform/navigation/list-link';
import { type CardPlace, type ProfileTabName, type ViewerRole, profileTabPath } from './use-profile';
import styles from './card-lines.module.css';

interface CardCountsProps {
  readonly account: Account;
  readonly stance: ViewerRole;
  readonly place: CardPlace;
  readonly onLeave: () => void;
}

interface Count {
  readonly tab: ProfileTabName;
  readonly words: MessageId;
  /** Null where it is hidden. */
  readonly count: number | null;
  /** The viewer may open the list behind it. */
  readonly leads: boolean;
}

/** Numbers of posts, followed people and followers; each links to its list unless that is hidden. */
export function CardCounts({ account, stance, place, onLeave }: CardCountsProps) {
  const hidesStats = useListedSetting('hideUserStats', generalSettings.hideUserStats).value;
  const path = useProfilePath(account);
  if (hidesStats) return null;
  const isOwn = stance === 'own';
  const { following, followers } = shownCounts(account, isOwn);
  const counts: readonly Count[] = [
    { tab: 'statuses', words: 'user_card.statuses', count: account.statusesCount, leads: true },
    {
      tab: 'followees',
      words: 'user_card.followees',
      count: following,
      leads: isOwn || !account.hideFollows,
    },
    {
      tab: 'followers',
      words: 'user_card.followers',
      count: followers,
      leads: isOwn || !account.hideFollowers,
    },
  ];
  return (
    <ul className={styles.counts}>
      {counts.map(({ tab, leads, ...count }) => (
        <li key={tab}>
          {!leads ? (
            <Words {...count} />
          ) : place === 'page' ? (
            <ListLink to={profileTabPath(path, tab)}>
              <Words {...count} />
            </ListLink>
          ) : (
            <Link to={profileTabPath(path, tab)} onClick={onLeave}>
              <Words {...count} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Words({ count, words }: Pick<Count, 'count' | 'words'>) {
  const text = useText();
  const numbers = useNumberFormat();
  return (
    <>
      <b title={count === null ? undefined : numbers.full(count)}>
        {count === null ? text('user_card.hidden') : numbers.count(count)}
      </b>{' '}
      {text(words)}
    </>
  );
}
