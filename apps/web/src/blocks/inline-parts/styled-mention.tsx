import type { RichMention } from '@linnet/richtext';
import AtSign from 'lucide-react/icons/at-sign';
import type { AccountId } from '@linnet/api';
import { mentionSettings } from '@linnet/domain/settings';
import { useOwnDomain } from '../../platform/client/use-own-domain';
import { useProfilePath } from '../../platform/client/use-profile-path';
import { useSession } from '../../platform/client/use-session';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import styles from './styled-mention.module.css';
import { useAccount } from '../../platform/client/use-account';
import { Avatar } from './avatar';
import { useListedSetting } from '../../platform/client/use-listed-setting';

export interface MentionLinkProps {
  mention: RichMention;
}

/** A mention with all settings applied. */
export function StyledMention({ mention }: MentionLinkProps) {
  const style = useMentionStyle();
  const session = useSession();
  const domain = useOwnDomain();
  const to = useProfilePath(mention);
  const isYou = session.state !== 'visitor' && session.accountId === mention.id;
  const isRemote = mention.acct.includes('@');
  const host = isRemote ? mention.acct.slice(mention.acct.indexOf('@') + 1) : (domain ?? hostOf(mention.url));
  const showsHost = style.display === 'full' || (style.display === 'full_for_remote' && isRemote);

  return (
    <Link
      to={to}
      className={join(styles.mention, isYou && style.boldensYou && styles.you)}
      title={style.tooltip ? `@${mention.username}@${host}` : undefined}
    >
      <bdi>
        {style.avatar && <MentionedFace id={mention.id} />}
        {style.atIcon ? <AtIcon /> : '@'}
        {mention.username}
        {showsHost && <span className={style.fadesDomain ? styles.host : undefined}>@{host}</span>}
      </bdi>
      {isYou && style.yous && (
        <span className={styles.suffix}>
          {' '}
          <Text id="status.you" />
        </span>
      )}
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

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : location.host;
}

/** The avatar of a mentioned account, if it is in the graph; the account is not fetched. */
function MentionedFace({ id }: { id: string }) {
  // The id is an account's: it comes from the status' mentions, and the text's parser has checked it.
  const account = useAccount(id as AccountId);
  return account === undefined ? null : (
    <span className={styles.face}>
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
    yous: useSettingOfMentions('mentionLinkShowYous'),
    boldensYou: useSettingOfMentions('mentionLinkBoldenYou'),
  };
}

type MentionSettings = typeof mentionSettings;

function useSettingOfMentions<K extends keyof MentionSettings>(key: K) {
  return useListedSetting<MentionSettings[K]['default']>(key, mentionSettings[key]).value;
}
