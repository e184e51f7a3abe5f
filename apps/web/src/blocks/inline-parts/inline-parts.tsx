import type { AccountId } from '@linnet/api';
import { ageInMs, mentionSettings, timeSettings } from '@linnet/domain/settings';
import type { RichEmoji, RichMention } from '@linnet/richtext';
import AtSign from 'lucide-react/icons/at-sign';
import { useEffect, useState } from 'react';
import { useAccount } from '../../platform/client/use-account';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useOwnDomain, useSession } from '../../platform/client/client-provider';
import { useProfilePath } from '../../platform/client/use-status-view';
import { useSavesData, useStopsMotion } from '../../platform/client/use-saves-data';
import { useText } from '../../platform/i18n/use-text';
import { useTextContext } from '../../platform/i18n/text-provider';
import { hostOfAddress } from '../../platform/browser/host-of-address';
import { Link } from '../../platform/navigation/link';
import { pageClock } from '../../platform/time/clock';
import { momentFormat } from '../../platform/time/moment-format';
import { useRelativeTime } from '../../platform/time/relative-time';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import { Avatar, drawFrame } from './avatar';
import styles from './inline-parts.module.css';
import emojiStyles from './lazy-inline-parts.module.css';

/** Small components inside a line of text, in one chunk that is loaded after the first status. */
export { AccountMarks } from './account-marks';

export interface StatusTimeProps {
  /** ISO 8601, as the server sends it. */
  at: string;
}

/** The exact time; statuses younger than the viewer's limit still show their age. */
export function AbsoluteTime({ at }: StatusTimeProps) {
  const moment = Date.parse(at);
  const { formatter } = useTextContext();
  const minAge = useListedSetting('absoluteTimeFormatMinAge', timeSettings.absoluteTimeFormatMinAge).value;
  const clock = useListedSetting('absoluteTime12h', timeSettings.absoluteTime12h).value;
  const age = useRelativeTime(moment);
  const absoluteFrom = moment + ageInMs(minAge);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (absoluteFrom > now) return pageClock.wakeAt(absoluteFrom, () => setNow(Date.now()));
    return undefined;
  }, [absoluteFrom, now]);
  const format = (long: boolean) => formatter.time(moment, momentFormat({ moment, now, clock, long }));

  return (
    <time dateTime={at} title={format(true)}>
      {absoluteFrom > now ? age : format(false)}
    </time>
  );
}

/** An animated emoji. If the viewer wants it so, it plays only while it is pointed at. */
export function MovingEmoji({ emoji: { shortcode, url, staticUrl } }: { readonly emoji: RichEmoji }) {
  const savesData = useSavesData();
  const stops = useStopsMotion();
  const [isHovered, setHovered] = useState(false);
  const mayMove = isHovered && !savesData;
  const [failed, setFailed] = useState(false);
  const name = `:${shortcode}:`;
  if (failed) return name;
  // Many servers have no still version of it: the first frame is drawn over the picture instead.
  const drawsFirstFrame = stops && staticUrl === url;
  const image = (
    <img
      className={emojiStyles.emoji}
      src={stops && !mayMove ? staticUrl : url}
      alt={name}
      title={name}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
      onLoad={drawsFirstFrame ? drawFrame : undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    />
  );
  if (!drawsFirstFrame) return image;
  return (
    <span className={styles.still}>
      {image}
      <canvas className={emojiStyles.emoji} aria-hidden />
    </span>
  );
}

export interface MentionLinkProps {
  mention: RichMention;
}

/** A mention with all settings applied. */
export function StyledMention({ mention }: MentionLinkProps) {
  const text = useText();
  const style = useMentionStyle();
  const session = useSession();
  const domain = useOwnDomain();
  const to = useProfilePath(mention);
  const isYou = session.state !== 'visitor' && session.accountId === mention.id;
  const isRemote = mention.acct.includes('@');
  const host = isRemote
    ? mention.acct.slice(mention.acct.indexOf('@') + 1)
    : (domain ?? hostOfAddress(mention.url, location.host));
  const showsHost = style.display === 'full' || (style.display === 'full_for_remote' && isRemote);

  return (
    <Link
      to={to}
      className={join(styles.mention, isYou && style.boldensYou && styles.you)}
      title={style.tooltip ? `@${mention.username}@${host}` : undefined}
    >
      <bdi>
        {style.avatar && <MentionedAvatar id={mention.id} />}
        {style.atIcon ? <AtIcon /> : '@'}
        {mention.username}
        {showsHost && <span className={style.fadesDomain ? styles.host : undefined}>@{host}</span>}
      </bdi>
      {isYou && style.marksYou && <span className={styles.suffix}> {text('status.you')}</span>}
    </Link>
  );
}

function AtIcon() {
  return (
    <span role="img" aria-label="@" className={styles.at}>
      <Icon of={AtSign} size="small" />
    </span>
  );
}

/** The avatar of a mentioned account, if it is in the graph; the account is not fetched. */
function MentionedAvatar({ id }: { id: string }) {
  // The id is an account's: it comes from the status' mentions, and the text's parser has checked it.
  const account = useAccount(id as AccountId);
  return account === undefined ? null : (
    <span className={styles.avatar}>
      <Avatar account={account} size="tiny" />
    </span>
  );
}

/** The viewer's settings for mentions. */
function useMentionStyle() {
  return {
    display: useSettingOfMentions('mentionLinkDisplay'),
    atIcon: useSettingOfMentions('useAtIcon'),
    tooltip: useSettingOfMentions('mentionLinkShowTooltip'),
    avatar: useSettingOfMentions('mentionLinkShowAvatar'),
    fadesDomain: useSettingOfMentions('mentionLinkFadeDomain'),
    marksYou: useSettingOfMentions('mentionLinkShowYous'),
    boldensYou: useSettingOfMentions('mentionLinkBoldenYou'),
  };
}

type MentionSettings = typeof mentionSettings;

function useSettingOfMentions<K extends keyof MentionSettings>(key: K) {
  return useListedSetting<MentionSettings[K]['default']>(key, mentionSettings[key]).value;
}
