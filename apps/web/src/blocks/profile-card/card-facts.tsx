import type { Account } from '@linnet/api';
import { postsPerDay } from '@linnet/domain/profile';
import { generalSettings } from '@linnet/domain/settings';
import Cake from 'lucide-react/icons/cake';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import type { LucideIcon } from 'lucide-react';
import Rss from 'lucide-react/icons/rss';
import { type ReactNode, useState } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { Text } from '../../platform/i18n/text';
import { useUtcDay } from '../../platform/time/use-utc-day';
import { Icon } from '../../ui/icon/icon';
import type { CardPlace } from './card-place';
import styles from './card-lines.module.css';
import type { ShownFacts } from './use-shown-facts';
import { useFeature } from '../../platform/client/use-feature';

interface CardFactsProps {
  readonly account: Account;
  readonly birthday: ShownFacts['birthday'];
  readonly place: CardPlace;
}

/** How often an account posts; on a profile also its birthday, its creation date, and its feed. */
export function CardFacts({ account, birthday, place }: CardFactsProps) {
  const hidesStats = useListedSetting('hideUserStats', generalSettings.hideUserStats).value;
  const day = useUtcDay();
  const feed = useFeedAddress(account);
  const [now] = useState(Date.now);
  const perDay = hidesStats ? null : postsPerDay(account, now);
  const since = account.createdAt === null ? null : day(Date.parse(account.createdAt));
  const born = birthday === null ? null : day(Date.parse(birthday));
  return (
    <ul className={styles.facts}>
      {perDay !== null && (
        <Fact icon={ChartNoAxesColumn}>
          <Text id="user_card.per_day" values={{ count: perDay }} />
        </Fact>
      )}
      {place === 'page' && born !== null && (
        <Fact icon={Cake}>
          <Text id="user_card.birthday" values={{ date: born }} />
        </Fact>
      )}
      {place === 'page' && since !== null && (
        <Fact icon={CalendarDays}>
          <Text id="user_card.since" values={{ date: since }} />
        </Fact>
      )}
      {place === 'page' && feed !== null && (
        <Fact icon={Rss}>
          <a href={feed} target="_blank" rel="noopener noreferrer">
            <Text id="user_card.feed" />
          </a>
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} size="small" />
      <span>{children}</span>
    </li>
  );
}

/** The address of the Atom feed of an account; null for accounts of other servers, and if there is none. */
function useFeedAddress({ acct, url }: Account): string | null {
  const hasAtom = useFeature('accountFeed');
  const hasRss = useFeature('accountFeedOfMastodon');
  if (acct.includes('@') || url === '') return null;
  if (hasAtom) return `${url}/feed`;
  return hasRss ? `${url}.rss` : null;
}
