import type { Account, ProfileField, Relationship } from '@linnet/api';
import { postsPerDay } from '@linnet/domain/profile';
import { generalSettings } from '@linnet/domain/settings';
import { emojify, readRichText } from '@linnet/richtext';
import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Cake from 'lucide-react/icons/cake';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Rss from 'lucide-react/icons/rss';
import { type ReactNode, useMemo, useState } from 'react';
import { useFeature } from '../../platform/client/use-feature';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useOwnProfile } from '../../platform/client/use-own-profile';
import { parseHtml } from '../../platform/html/parse-html';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { useUtcDay } from '../../platform/time/moment-format';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { Icon } from '../../ui/icon/icon';
import { RichText } from '../rich-text/rich-text';
import cardFieldsStyles from './card-fields.module.css';
import cardLinesStyles from './card-lines.module.css';
import styles from './profile-card.module.css';
import type { CardVariant, ViewerRole } from './use-profile';

/** Facts that a profile shows only if its owner wants it. */
type ShownFacts = Pick<Account, 'role' | 'birthday'>;

/**
 * The role and birthday shown on a profile. For other accounts the server sends only what they show. For the viewer's
 * own account it always sends both, so they are shown only once the settings say that they are public.
 */
export function useShownFacts({ role, birthday }: Account, viewerRole: ViewerRole): ShownFacts {
  const isOwn = viewerRole === 'own' && (role !== 'member' || birthday !== null);
  const { facts } = useOwnProfile({ isWanted: isOwn });
  if (!isOwn) return { role, birthday };
  return {
    role: facts?.own.showRole === true ? role : 'member',
    birthday: facts?.own.showBirthday === true ? birthday : null,
  };
}

interface Badge {
  readonly label: MessageId;
  readonly tone: 'plain' | 'warning' | 'accent';
}

interface CardBadgesProps {
  readonly account: Account;
  readonly role: ShownFacts['role'];
  readonly relationship: Relationship | null;
}

/** Badges for what an account is (deactivated, staff, bot, group) and for its relationship to the viewer. */
export function CardBadges({ account, role, relationship }: CardBadgesProps) {
  const text = useText();
  const badges: readonly (Badge | false)[] = [
    account.deactivated && { label: 'user_card.deactivated', tone: 'warning' },
    role === 'admin' && { label: 'user_card.admin', tone: 'accent' },
    role === 'moderator' && { label: 'user_card.moderator', tone: 'accent' },
    account.actorType === 'Service' && { label: 'user_card.bot', tone: 'plain' },
    account.actorType === 'Group' && { label: 'user_card.group', tone: 'plain' },
    relationship?.followedBy === true && { label: 'user_card.follows_you', tone: 'plain' },
    relationship?.blocking === true && { label: 'user_card.blocked', tone: 'warning' },
    relationship?.muting === true && { label: 'user_card.muted', tone: 'warning' },
  ];
  const shown = badges.filter((badge) => badge !== false);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {shown.map(({ label, tone }) => (
        <li key={label} className={styles.badge} data-tone={tone}>
          {text(label)}
        </li>
      ))}
    </ul>
  );
}

interface CardFactsProps {
  readonly account: Account;
  readonly birthday: ShownFacts['birthday'];
  readonly variant: CardVariant;
}

/** How often an account posts; on a profile also its birthday, its creation date, and its feed. */
export function CardFacts({ account, birthday, variant }: CardFactsProps) {
  const text = useText();
  const hidesStats = useListedSetting('hideUserStats', generalSettings.hideUserStats).value;
  const day = useUtcDay();
  const feed = useFeedAddress(account);
  const [now] = useState(Date.now);
  const perDay = hidesStats ? null : postsPerDay(account, now);
  const since = account.createdAt === null ? null : day(Date.parse(account.createdAt));
  const born = birthday === null ? null : day(Date.parse(birthday));
  const isPage = variant === 'page';
  return (
    <ul className={cardLinesStyles.facts}>
      {perDay !== null && (
        <Fact icon={ChartNoAxesColumn}>{text('user_card.per_day', { count: perDay })}</Fact>
      )}
      {isPage && born !== null && <Fact icon={Cake}>{text('user_card.birthday', { date: born })}</Fact>}
      {isPage && since !== null && (
        <Fact icon={CalendarDays}>{text('user_card.since', { date: since })}</Fact>
      )}
      {isPage && feed !== null && (
        <Fact icon={Rss}>
          <a href={feed} target="_blank" rel="noopener noreferrer">
            {text('user_card.feed')}
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

/** The profile fields of an account, as a table. */
export function CardFields({ account: { fields, emojis } }: { readonly account: Account }) {
  if (fields.length === 0) return null;
  return (
    <dl className={cardFieldsStyles.fields}>
      {fields.map((field, index) => (
        // Two fields may be equal: only the index tells them apart.
        <Field key={index} field={field} emojis={emojis} />
      ))}
    </dl>
  );
}

interface FieldProps extends Pick<Account, 'emojis'> {
  readonly field: ProfileField;
}

function Field({ field: { name, value, verifiedAt }, emojis }: FieldProps) {
  const text = useText();
  const { date } = useAbsoluteTime();
  const { nodes } = useMemo(() => readRichText(value, { parse: parseHtml, emojis }), [value, emojis]);
  const words =
    verifiedAt === null ? null : text('user_card.verified', { date: date(Date.parse(verifiedAt)) });
  return (
    <div className={cardFieldsStyles.field} data-verified={words !== null || undefined}>
      <dt dir="auto">
        <RichText nodes={emojify(name, emojis)} />
      </dt>
      <dd dir="auto">
        <RichText nodes={nodes} />
        {words !== null && (
          <span className={cardFieldsStyles.verified} role="img" aria-label={words} title={words}>
            <Icon of={BadgeCheck} size="small" />
          </span>
        )}
      </dd>
    </div>
  );
}
